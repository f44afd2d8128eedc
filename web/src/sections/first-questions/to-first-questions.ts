import type { IconName } from '@/cards/icon'
import { type Action, toAction } from '@/content/action/action'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type FirstQuestion = {
  key: string
  icon?: IconName | undefined
  team: string
  question: string
  text?: string | undefined
  action?: Action | undefined
}

export type FirstQuestionsProps = Heading & { questions: FirstQuestion[] }

export function toFirstQuestions(raw: RawSectionOf<'firstQuestions'>): FirstQuestionsProps {
  return {
    ...toHeading(raw),
    questions: (raw.questions ?? []).map(({ _key, icon, team, question, text, action }) => ({
      key: _key,
      icon: icon ?? undefined,
      team: team ?? '',
      question: question ?? '',
      text: text ?? undefined,
      action: toAction(action),
    })),
  }
}
