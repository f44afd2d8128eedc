import type { Answers, FormDefinition } from './form-definition.ts'
import { dialogForms, inlineForms } from './forms.gen.ts'

/** Chat ids by the route of a submission (`routeOf`); other routes go to the default chat. */
export type ChatRoutes = ReadonlyMap<string, string>

/** The topics of a form: the options of its field `topic`, if that is a list. */
function topicsOf({ fields }: Pick<FormDefinition, 'fields'>): string[] {
  const control = fields.topic?.control
  return control?.kind === 'select' ? Object.keys(control.options) : []
}

/** Which desk a submission is for: its form type and, where its form has a list of topics, the chosen topic. */
export function routeOf(form: Pick<FormDefinition, 'formType' | 'fields'>, answers: Answers) {
  const topic = String(answers.topic ?? '')
  return topicsOf(form).includes(topic) ? `${form.formType}/${topic}` : form.formType
}

const ENTRY = /^([a-z-]+)(?:\/([\w-]+))?\s*=\s*(-?\d+|@\w+)$/

/**
 * Parses `TELEGRAM_CHAT_IDS`: `FORM=CHAT` or `FORM/TOPIC=CHAT`, separated by commas, with the names of forms in URLs
 * (`?dialog=`). Rejects with a `ChatMapError` whose message says what is wrong and what would be right.
 */
export async function readChatRoutes(map: string): Promise<ChatRoutes> {
  const loads: Record<string, () => Promise<FormDefinition>> = { ...dialogForms, ...inlineForms }
  const byForm = new Map<string, string>()
  const byTopic = new Map<string, string>()
  const entries = map.split(/[,\n]/).flatMap((entry) => entry.trim() || [])
  for (const entry of entries) {
    const [, name = '', topic, chat = ''] = ENTRY.exec(entry) ?? []
    const form = Object.hasOwn(loads, name) ? await loads[name]?.() : undefined
    if (!form || (topic !== undefined && !topicsOf(form).includes(topic)))
      throw new ChatMapError(`has "${entry}", which is not FORM=CHAT or FORM/TOPIC=CHAT of a form`)
    const { formType } = form
    const topics = topicsOf(form)
    const isForm = topic === undefined
    const chats = isForm ? byForm : byTopic
    const own = isForm ? formType : `${formType}/${topic}`
    if (chats.has(own)) throw new ChatMapError(`has two chats for "${own}"`)
    chats.set(own, chat)
    if (isForm) for (const each of topics) chats.set(`${formType}/${each}`, chat)
  }
  // Topics last: their entries replace those of their form, whatever the order in the variable.
  return new Map([...byForm, ...byTopic])
}

/** `TELEGRAM_CHAT_IDS` is malformed. */
export class ChatMapError extends Error {
  override name = 'ChatMapError'

  constructor(problem: string) {
    super(`TELEGRAM_CHAT_IDS ${problem}. An example: sales-inquiry=-1001,sales-inquiry/plan=-1002`)
  }
}
