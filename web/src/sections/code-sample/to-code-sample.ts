import { type Action, toActions } from '@/content/action/action'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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
