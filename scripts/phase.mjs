// What a start has to do: one line for each phase, with its time. A person at a terminal sees meanwhile what is under
// way.

/** Begins a phase: `done` says what was done, with details before its time; `drop` that nothing is to be said. */
export function phase(doing, log) {
  const started = performance.now();
  const { stderr } = process;
  const isSeen = log === undefined && stderr.isTTY === true;
  const drop = () => {
    if (isSeen) stderr.write('\r\x1b[K');
  };
  if (isSeen) stderr.write(`${doing}…`);
  return {
    drop,
    done(text, ...details) {
      drop();
      (log ?? console.error)(`${text} (${[...details, duration(performance.now() - started)].join(', ')})`);
    },
  };
}

export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
