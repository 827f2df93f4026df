import { onDestroy } from 'svelte';

/** Opens what must be closed when the reader leaves, even if that is before it is open. For the beginning of a component. */
export function whileHere<Opened extends { close(): void }>(opening: Promise<Opened>): Promise<Opened> {
  let left = false;
  let open: Opened | undefined;
  onDestroy(() => {
    left = true;
    open?.close();
  });
  return opening.then((opened) => {
    open = opened;
    if (left) opened.close();
    return opened;
  });
}
