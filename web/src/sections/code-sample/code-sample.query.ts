import { ACTION_FIELDS, type Action, toActions } from '@/objects/action'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

type Raw = RawSectionOf<'codeSample'>

export type CodeExample = {
  key: string
  title: string
  /** Typed once in a shell before it. */
  install?: string | undefined
  language: string
  code: string
  note?: string | undefined
}

export type CodeSampleProps = Heading & {
  look: NonNullable<Raw['look']>
  examples: CodeExample[]
  points: string[]
  actions: Action[]
}

/** An example without code is none. */
export function toCodeSample(raw: Raw): CodeSampleProps {
  return {
    ...toHeading(raw),
    look: raw.look ?? 'tabs',
    examples: (raw.examples ?? []).flatMap(({ _key, title, install, language, code, note }) =>
      code
        ? {
            key: _key,
            title: title ?? 'Example',
            install: install ?? undefined,
            language: language ?? 'text',
            code,
            note: note ?? undefined,
          }
        : [],
    ),
    points: raw.points ?? [],
    actions: toActions(raw.actions),
  }
}

export const CODE_SAMPLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  examples[]{ _key, title, install, language, code, note },
  points,
  actions[]{ ${ACTION_FIELDS} }
`
