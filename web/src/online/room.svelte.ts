/** The reader's end of a table on the server: what the page knows of it, and what can be said there. */
import { type GameBoard, Refusal, type Seat, type ShownGame, type Words } from '@bottega/kernel';
import { type Company, RemoteTable, type Sitter, type Socket, type TableSettings } from '@bottega/table';
import type { Ask, Reaction, Summary } from '@bottega/table/wire';
import { askBots, type Bots } from '../local/ask-bots.ts';
import { botName } from '../start.ts';
import { apiUrl, call } from './api.ts';
import { Attention } from './attention.ts';
import { lastSeen, rememberSeen } from './last-seen.ts';
import { Talk } from './talk.svelte.ts';
import { tell, why } from './words.svelte.ts';

export class Room {
  readonly id: string;
  readonly box: ShownGame;
  readonly board: GameBoard | null;
  readonly table: RemoteTable;
  readonly talk = new Talk(() => this.company.known);
  company = $state.raw<Company>({ link: 'opening', known: null, missed: null });
  /** What was refused or went wrong, until the next thing is done. */
  fault = $state.raw<unknown>(null);
  readonly attention: Attention;
  private readonly first: Summary;
  private withdrawing = false;
  private readonly words: () => Words;
  /** Started when somebody asks for a hint. */
  private bots: Bots | undefined;

  constructor(summary: Summary, box: ShownGame, board: GameBoard | null, settings: TableSettings, words: () => Words) {
    this.id = summary.id;
    this.first = summary;
    this.box = box;
    this.board = board;
    this.words = words;
    const url = apiUrl(`tables/${summary.id}/live`);
    url.protocol = url.protocol.replace('http', 'ws');
    this.table = new RemoteTable({
      ...{ game: box.game, settings, seen: lastSeen(summary.id), connect: () => new WebSocket(url) as Socket },
      coach: { advise: (...about) => this.master.advise(...about), foresee: (...about) => this.master.foresee(...about) },
    });
    // who only looks on has nothing to be told
    this.attention = new Attention(() => void (this.viewer !== null && this.table.say({ do: 'attend' }).catch(() => {})));
    this.table.accompany((company) => {
      if (this.wasRefused(company)) this.fault = new Refusal({ code: 'undo-refused' });
      this.company = company;
      if (company.known?.view != null) rememberSeen(summary.id, company.known.number);
      this.attention.news();
    });
  }

  private get master(): Bots {
    this.bots ??= askBots(this.box.game);
    return this.bots;
  }

  readonly known = $derived(this.company.known);
  readonly notice = $derived.by(() => (this.fault === null ? null : why(this.fault, this.words())));
  readonly summary = $derived.by(() => this.known?.table ?? this.first);
  readonly viewer = $derived(this.known?.viewer ?? null);
  /** The reader's own seat, as everybody sees it. */
  readonly own = $derived(this.viewer === null ? null : this.summary.seats[this.viewer]);
  /** The signs for moves, by how many were made. */
  readonly reactions = $derived.by(() => {
    const { reactions = [], muted = [] } = this.known ?? {};
    const byMove = new Map<number, Reaction[]>();
    for (const reaction of reactions.filter(({ from }) => !muted.includes(from)))
      byMove.set(reaction.number, [...(byMove.get(reaction.number) ?? []), reaction]);
    return byMove;
  });
  readonly playing = $derived(this.summary.status === 'playing');
  readonly sitters = $derived(
    this.summary.seats.map(({ name, kind, level }, seat): Sitter => ({ name: name ?? botName(seat), level: kind === 'bot' ? level : null })),
  );

  get link(): string {
    return new URL(`#/online/${this.id}`, document.baseURI).href;
  }

  isHost(player: string | undefined): boolean {
    return player !== undefined && this.summary.host === player;
  }

  /** Other people at the table, as seats. */
  readonly others = $derived(this.summary.seats.flatMap(({ player }, seat): Seat[] => (player !== null && seat !== this.viewer ? [seat] : [])));

  /** Says something at the table; a refusal is kept to be shown. */
  async act(ask: Ask): Promise<Readonly<Record<string, unknown>> | null> {
    this.withdrawing = ask.do === 'answer-undo';
    return this.trying(() => this.table.say(ask));
  }

  /** The same by a question of its own, for who has no seat yet. */
  async post(verb: string, body: unknown = {}): Promise<unknown> {
    return this.trying(() => call('POST', `tables/${this.id}/${verb}`, body));
  }

  /** Takes the table away, as its host, before the game starts. */
  async remove(): Promise<unknown> {
    return this.trying(() => call('DELETE', `tables/${this.id}`));
  }

  /** Why the game ended before its time, if it did. */
  early(): string | null {
    const { outcome, seats } = this.summary;
    if (outcome === null || outcome.why === 'played') return null;
    return tell(`outcome.${outcome.why}`, { names: seats.flatMap(({ resigned }, seat) => (resigned ? this.sitters[seat].name : [])) });
  }

  /**
   * Whether the reader's wish to take something back is gone, nothing was taken back, and it was not the reader who
   * gave it up.
   */
  private wasRefused({ known: now }: Company): boolean {
    const { known: before, viewer, withdrawing } = this;
    if (before === null || now === null || viewer === null || withdrawing) return false;
    return before.table.undo?.seat === viewer && now.table.undo === null && now.number === before.number && now.table.status === 'playing';
  }

  private async trying<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    this.fault = null;
    try {
      return await ask();
    } catch (error) {
      this.fault = error;
      return null;
    }
  }

  close(): void {
    this.attention.stop();
    this.table.close();
    this.bots?.close();
  }
}
