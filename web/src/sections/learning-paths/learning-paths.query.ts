import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type LearningModule = {
  key: string
  title: string
  hours: number
  text?: string | undefined
}
export type LearningPath = {
  key: string
  title: string
  text?: string | undefined
  /** Of all its modules. */
  hours: number
  modules: LearningModule[]
}
export type LearningPathsProps = Heading & { paths: LearningPath[] }

export function toLearningPaths(raw: RawSectionOf<'learningPaths'>): LearningPathsProps {
  return {
    ...toHeading(raw),
    paths: (raw.paths ?? []).map(({ _key, title, text, modules }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? undefined,
      hours: (modules ?? []).reduce((sum, module) => sum + (module.hours ?? 0), 0),
      modules: (modules ?? []).map((module) => ({
        key: module._key,
        title: module.title ?? '',
        hours: module.hours ?? 0,
        text: module.text ?? undefined,
      })),
    })),
  }
}

export const LEARNING_PATHS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  paths[]{ _key, title, text, modules[]{ _key, title, hours, text } }
`
