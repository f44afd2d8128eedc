import { type Action, toActions } from '@/content/action/action'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type CallToActionProps = Omit<Heading, 'eyebrow'> & {
  tone: 'paper' | 'ink'
  actions: Action[]
}

export function toCallToAction(raw: RawSectionOf<'callToAction'>): CallToActionProps {
  return { ...toHeading(raw), tone: raw.tone ?? 'ink', actions: toActions(raw.actions) }
}
