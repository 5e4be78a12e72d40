/**
 * The parameters of an ICU message, read from its text by the compiler: `{name}`, `{days, plural, …}`, `{day,
 * date}`.
 */
export type MessageParams<Text extends string> = Text extends `${string}{${string}`
  ? Flat<Walk<Text, [], never>>
  : unknown

type Value = string | number
type Kinds = { plural: number; selectordinal: number; select: string; number: number; date: Date; time: Date }
type Flat<Pair extends [string, unknown]> = [Pair] extends [never] ? unknown : { [P in Pair as P[0]]: P[1] }

/**
 * `Open` is the parser's position: in text (the last is 't', or nothing is open), or between the options of a
 * plural or select ('s'). Braces have different meanings in each.
 */
type Walk<
  Rest extends string,
  Open extends string[],
  Found extends [string, unknown],
> = Rest extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Behind}`
    ? Walk<`${Behind}{${After}`, Close<Open>, Found>
    : Open extends [...infer _, 's']
      ? Walk<After, [...Open, 't'], Found>
      : Argument<After, Open, Found>
  : Found

type Close<Open extends string[]> = Open extends [...infer Outer extends string[], string] ? Outer : []

type Argument<
  Rest extends string,
  Open extends string[],
  Found extends [string, unknown],
> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name}, ${infer Kind}, ${string}`
    ? Kind extends 'plural' | 'select' | 'selectordinal'
      ? Rest extends `${Name}, ${Kind}, ${infer Options}`
        ? Walk<Options, [...Open, 's'], Found | [Name, Kinds[Kind]]>
        : never
      : Walk<After, Open, Found | [Name, Kind extends keyof Kinds ? Kinds[Kind] : never]>
    : Head extends `${infer Name}, ${infer Kind}`
      ? Walk<After, Open, Found | [Name, Kind extends keyof Kinds ? Kinds[Kind] : never]>
      : Walk<After, Open, Found | [Head, Value]>
  : Found

/** The marks in a message with markup, `<link>…</link>`: each is a function of what it surrounds. */
export type MessageTags<Text extends string, Part> = Text extends `${string}</${string}`
  ? { [Name in TagNames<Text, never>]: (text: Part) => Part }
  : unknown
type TagNames<
  Text extends string,
  Found extends string,
> = Text extends `${string}</${infer Name}>${infer After}` ? TagNames<After, Found | Name> : Found

export type Message<Text extends string> =
  unknown extends MessageParams<Text> ? () => string : (params: MessageParams<Text>) => string
export type Messages<Texts extends Record<string, string>> = {
  readonly [Key in keyof Texts]: Message<Texts[Key]>
}
