/** Bodies and parameters of HTTP requests. */
import { closed, Name, Time } from '@bottega/table/schemas';
import { Type } from 'typebox';
import { HOUSE_TEXTS } from '../house-texts.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const NameBody = Type.Object({ name: Name }, closed);
export const LoginBody = Type.Object({ login: text(64), password: text(256) }, closed);
/** Label and code are read where their faults can be told in words. */
export const CodeBody = Type.Object({ code: text(64) }, closed);
export const ClaimBody = Type.Object(
  {
    code: text(64),
    seats: Type.Enum(['bring', 'leave'], {
      description: 'What becomes of the seats you have as a guest: they pass over to whoever made the code, or stay behind',
    }),
  },
  closed,
);
export const PasswordBody = Type.Object({ old: text(256), password: text(256) }, closed);
export const TokenBody = Type.Object({ label: text(1000) }, closed);
export const ForgotBody = Type.Object({ login: text(64) }, closed);
export const ResetLookBody = Type.Object({ secret: text(100) }, closed);
export const ResetBody = Type.Object({ secret: text(100), password: text(256) }, closed);
export const HolidayBody = Type.Object({ begins: Time, ends: Time }, closed);
export const PartQuery = Type.Object({ part: Type.Optional(Type.String({ maxLength: 100 })) }, closed);
export const ReportsQuery = Type.Object({ answered: Type.Optional(Type.Enum(['yes', 'no'])) }, closed);
export const HouseTextParams = Type.Object({ name: Type.Enum([...HOUSE_TEXTS]) });
export const Empty = Type.Object({}, closed);
export const TableParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{16}$' }) });
export const GameParams = Type.Object({ game: Type.String({ pattern: '^[\\w-]{1,40}$' }) });
export const DailyParams = Type.Object({ game: Type.String({ pattern: '^[\\w-]{1,40}$' }), day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) });
export const SecretParams = Type.Object({ secret: Type.String({ pattern: '^[\\w-]{43}$' }) });
/** What mail programs send when somebody presses their button, or a page of ours. */
export const UnsubscribeBody = Type.Object({ 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 100 })) }, closed);
export const IdParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
