/** Chat, phrases, and not wanting to hear it. */
import { refuse } from '@bottega/kernel';
import type { Said, Sitting } from '../sitting.ts';
import { type Apply, type Decide, needKnownSeat, needPlayer, needSeat } from '../verb.ts';

const LONGEST = 500;
/** What a table remembers of what was said. */
const MOST = 200;

export const chat: Decide<'chat'> = (_game, sitting, { text }, asker) => {
  const seat = needSeat(asker);
  const player = needPlayer(asker);
  if (!sitting.settings.chat) refuse({ code: 'chat-off' });
  const said = text.trim();
  if (said === '' || said.length > LONGEST) refuse({ code: 'bad-text', most: LONGEST });
  return { kind: 'chat', seat, player, text: said };
};

export const applyChat: Apply<'chat'> = (_game, sitting, { seat, player, text }, at) => {
  remember(sitting, { seat, player, text, at });
};

/** Nothing bad can be said by it, so that it is for everybody with a seat, also where there is no chat. */
export const phrase: Decide<'phrase'> = (_game, _sitting, { phrase }, asker) => ({ kind: 'phrase', seat: needSeat(asker), player: needPlayer(asker), phrase });

export const applyPhrase: Apply<'phrase'> = (_game, sitting, { seat, player, phrase }, at) => remember(sitting, { seat, player, text: '', phrase, at });

function remember({ chat }: Sitting, said: Said): void {
  chat.push(said);
  if (chat.length > MOST) chat.shift();
}

export const mute: Decide<'mute'> = (_game, sitting, { seat: other, muted }, asker) => {
  const seat = needSeat(asker);
  needKnownSeat(sitting, other);
  return { kind: 'mute', seat, other, muted };
};

export const applyMute: Apply<'mute'> = (_game, sitting, { seat, other, muted }) => {
  const others = sitting.muted[seat].filter((one) => one !== other);
  sitting.muted[seat] = muted ? [...others, other] : others;
};
