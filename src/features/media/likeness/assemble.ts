/**
 * Assembles a WebAssembly module from named instructions, written as expressions: an instruction takes its operands as
 * arguments, as in WebAssembly's text format. Covers only the instructions used here; no build step.
 */
type Code = readonly number[];

/** Value types. */
const i32Type = 0x7f;
export const v128Type = 0x7b;

/** An unsigned number in groups of seven bits, the lowest first. */
const encodeUnsigned = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeUnsigned(value >>> 7)];
/** The same for a number that may be negative. */
const encodeSigned = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...encodeSigned(value >> 7)];

const defineInstruction =
  (...opcode: number[]) =>
  (...taken: Code[]): number[] => [...taken.flat(), ...opcode];
/** Opcodes of 128-bit instructions follow a prefix byte. */
const defineVectorInstruction = (opcode: number) => defineInstruction(0xfd, ...encodeUnsigned(opcode));
/** Reads or writes memory at an address plus `offset` bytes; no alignment is assumed. */
const defineMemoryInstruction =
  (...opcode: number[]) =>
  (offset: number, ...taken: Code[]): number[] => [...taken.flat(), ...opcode, 0, ...encodeUnsigned(offset)];

export const local = {
  get: (place: number): number[] => [0x20, ...encodeUnsigned(place)],
  set: (place: number, value: Code): number[] => [...value, 0x21, ...encodeUnsigned(place)],
};
export const i32 = {
  const: (value: number): number[] => [0x41, ...encodeSigned(value)],
  add: defineInstruction(0x6a),
  lessUnsigned: defineInstruction(0x49),
  fromI64: defineInstruction(0xa7),
  store: defineMemoryInstruction(0x36),
};
export const i64 = { load: defineMemoryInstruction(0x29), xor: defineInstruction(0x85), ones: defineInstruction(0x7b) };
/** Loads eight bytes of memory as eight signed 16-bit numbers. */
export const i16x8 = { load8: defineMemoryInstruction(0xfd, 0x01), sub: defineVectorInstruction(0x91) };
export const i32x4 = {
  add: defineVectorInstruction(0xae),
  min: defineVectorInstruction(0xb6),
  /** Products of eight 16-bit numbers with eight others, summed in adjacent pairs. */
  dot: defineVectorInstruction(0xba),
  first: (value: Code): number[] => [...value, 0xfd, 0x1b, 0],
  /** Picks four lanes from two values: 0 to 3 belong to the first, 4 to 7 to the second. */
  lanes: (lanes: Code, ...values: [Code, Code]): number[] => [
    ...values.flat(),
    0xfd,
    0x0d,
    ...lanes.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)),
  ],
};
/** Runs `body`, and repeats it while `condition` holds. */
export const doWhile = (condition: Code, ...body: Code[]): number[] => [
  0x03,
  0x40,
  ...body.flat(),
  ...condition,
  0x0d,
  0,
  0x0b,
];

const encodeName = (name: string) => [name.length, ...Buffer.from(name)];
const encodeList = (...items: Code[]) => [...encodeUnsigned(items.length), ...items.flat()];
const encodeSection = (kind: number, content: Code) => [kind, ...encodeUnsigned(content.length), ...content];

/**
 * A module with one function, exported as `run`, that takes 32-bit numbers and returns nothing; its memory is imported
 * as `own.memory`. Variables are numbered after the parameters.
 */
export function assembleModule(parameters: number, variables: readonly number[], ...body: Code[]): WebAssembly.Module {
  const function_ = [...encodeList(...variables.map((type) => [1, type])), ...body.flat(), 0x0b];
  return new WebAssembly.Module(
    Uint8Array.from([
      0x00,
      0x61,
      0x73,
      0x6d,
      1,
      0,
      0,
      0,
      ...encodeSection(1, encodeList([0x60, ...encodeList(...Array.from({ length: parameters }, () => [i32Type])), 0])),
      ...encodeSection(2, encodeList([...encodeName('own'), ...encodeName('memory'), 0x02, 0, 1])),
      ...encodeSection(3, encodeList([0])),
      ...encodeSection(7, encodeList([...encodeName('run'), 0, 0])),
      ...encodeSection(10, encodeList([...encodeUnsigned(function_.length), ...function_])),
    ]),
  );
}
