import { Type } from 'typebox';

export const Refusal = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String({ description: 'What is wrong; each answer tells its codes. A move can also be refused with a code of its game’s rules' }),
        message: Type.String({ description: 'For programmers' }),
      },
      { additionalProperties: true, description: 'Other members are the figures of the code, such as `seconds` of `too-many`' },
    ),
  },
  { description: 'Why it was refused' },
);
