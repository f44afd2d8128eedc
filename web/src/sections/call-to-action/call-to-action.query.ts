import { ACTION_FIELDS, type Action, toActions } from '@/objects/action'
import { type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type CallToActionProps = Omit<Heading, 'eyebrow'> & {
  tone: 'paper' | 'ink'
  actions: Action[]
}

export function toCallToAction(raw: RawSectionOf<'callToAction'>): CallToActionProps {
  return { ...toHeading(raw), tone: raw.tone ?? 'ink', actions: toActions(raw.actions) }
}

export const CALL_TO_ACTION_FIELDS = /* groq */ `
  anchor, title, text, tone, actions[]{ ${ACTION_FIELDS} }
`
