import { ACTION_FIELDS, type Action, toAction } from '@/objects/action'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'
import type { IconName } from '@/ui/icon'

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

export const FIRST_QUESTIONS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  questions[]{ _key, icon, team, question, text, action{ ${ACTION_FIELDS} } }
`
