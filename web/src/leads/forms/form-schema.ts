import * as z from 'zod/mini'
import { cleanEmail, cleanWebUrl, EMAIL_PROBLEM, isEmail, isWebUrl } from './addresses.ts'
import type { Field, FieldValue, Options } from './fields.ts'
import { hasType, typeMessage } from './file-rules.ts'
import type { Answers, FormDefinition } from './form-definition.ts'
import { characterCount, cleanText, LONGEST, lengthProblem } from './text-length.ts'

/** The schema of a form's answers, derived from its definition; browser and server use the same. */
export function formSchema({ fields }: Pick<FormDefinition, 'fields'>): z.ZodMiniType<Answers> {
  const shape: Record<string, z.ZodMiniType<FieldValue>> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fieldSchema({ ...field, label: inSentence(field.label) }),
    ]),
  )
  return z.object(shape, { error: 'The answers must be an object' })
}

/** A label that is a question is quoted: “What happened?” is required. */
const inSentence = (label: string) => (label.endsWith('?') ? `“${label}”` : label)

function fieldSchema(field: Field): z.ZodMiniType<FieldValue> {
  const { label, required, control } = field
  switch (control.kind) {
    case 'name':
    case 'text':
    case 'textarea':
      return textSchema(field, LONGEST[control.kind])
    case 'tel': {
      // In any notation, with digits of any script, or letters for some: 1-800-FLOWERS. No number has fewer than five.
      const passes = (text: string) =>
        /\p{Nd}.*\p{Nd}/su.test(text) && (text.match(/[\p{Nd}A-Z]/gu)?.length ?? 0) >= 5
      const message = `${label} must be a number that we can call, such as +44 20 7946 0958`
      return textSchema(field, LONGEST.tel, { passes, message })
    }
    case 'email': {
      const rule = { clean: cleanEmail, passes: isEmail, message: EMAIL_PROBLEM }
      return textSchema(field, LONGEST.email, rule)
    }
    case 'url': {
      const message = `${label} must be a full web address, such as https://example.org`
      return textSchema(field, LONGEST.url, { clean: cleanWebUrl, passes: isWebUrl, message })
    }
    case 'date':
      return textSchema(field, Infinity, { passes: isDay, message: `${label} must be a date` })
    case 'hidden': {
      // Cut, because no visitor can see or shorten it.
      const cut = (text: string) => Array.from(text).slice(0, LONGEST.hidden).join('')
      const orFallback = z.transform((text: string) => cut(text) || control.fallback)
      return z.pipe(textSchema(field, Infinity), orFallback)
    }
    case 'select':
      return choiceSchema(label, required, control.options)
    case 'checkboxes':
      return choicesSchema(label, control.options)
    case 'checkbox':
      return tickSchema(label, required)
    case 'file': {
      const passes = (name: string) => hasType(control, name)
      return textSchema(field, LONGEST.file, { passes, message: typeMessage(label, control) })
    }
  }
}

/** One answer out of a list. */
function choiceSchema(label: string, required: boolean, options: Options) {
  const answers = Object.keys(options)
  const error = ({ input }: { input?: unknown }) =>
    input == null || input === '' ? `${label} is required` : `${label} must be one of the options`
  return required ? z.enum(answers, { error }) : z._default(z.enum(['', ...answers], { error }), '')
}

/** Any number of answers out of a list; the result is in the list's order. */
function choicesSchema(label: string, options: Options) {
  const answers = Object.keys(options)
  const error = `${label} must be a list of the options`
  const inOrder = (chosen: string[]) => answers.filter((answer) => chosen.includes(answer))
  const list = z.array(z.enum(answers, { error })).check(z.overwrite(inOrder))
  return z._default(z.pipe(shortList(answers.length, error), list), [])
}

/** A list of at most `most` values. Longer lists are refused first, since each wrong value adds an error to the answer. */
function shortList(most: number, error: string) {
  // Not `z.maxLength`, which also runs, and may throw, on values that are no list.
  const isShort = z.refine<unknown[]>((list) => list.length <= most, { error, abort: true })
  return z.array(z.unknown(), { error }).check(isShort)
}

/** A box to tick; a required one must be ticked. */
function tickSchema(label: string, required: boolean) {
  return required
    ? z.literal(true, { error: `${label} is required` })
    : z._default(z.boolean({ error: `${label} must be true or false` }), false)
}

/** A rule for text that is not empty, and what is mended before. */
export type TextRule = {
  clean?: (text: string) => string
  passes: (text: string) => boolean
  message: string
}

/** Text of at most `most` characters; an optional one may be left out or empty. */
function textSchema({ label, required }: Field, most: number, rule?: TextRule) {
  const missing = `${label} is required`
  const tooLong = (text: unknown) => lengthProblem(label, characterCount(String(text)), most)
  const text = z
    .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
    .check(
      z.overwrite((value) => cleanText(rule?.clean?.(value) ?? value)),
      z.refine((value) => !required || value !== '', { error: missing, abort: true }),
      // Before the rule, whose pattern may be slow on a long text.
      z.refine((value) => !tooLong(value), { error: ({ input }) => tooLong(input), abort: true }),
      z.refine((value) => value === '' || !rule || rule.passes(value), {
        error: rule?.message ?? '',
      }),
    )
  return required ? text : z._default(text, '')
}

/** Whether the text is a day of the calendar as a date input writes it: 2026-01-31. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // February 31 rolls over to March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** An id of a submission. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A short text that our code writes, not a visitor. */
const word = (name: string) => {
  const error = `${name} must be text of at most 100 characters`
  return z.string({ error }).check(
    z.overwrite(cleanText),
    z.refine((text) => text.length <= 100, { error }),
  )
}

const CHOICES = ['all', 'essential', 'custom', 'gpc', 'none'] as const

const consentSchema = z.object(
  {
    choice: z.enum(CHOICES, { error: `choice must be one of ${CHOICES.join(', ')}` }),
    categories: z.pipe(
      shortList(20, 'categories must be a list of at most 20'),
      z.array(word('A category')),
    ),
    version: word('version'),
    decidedAt: z.nullable(word('decidedAt')),
  },
  { error: 'consent must be an object with choice, categories, version and decidedAt' },
)

const visitSchema = z.catch(z.optional(z.record(z.string(), z.string())), undefined)

// Invalid parts are dropped: context must never keep a submission from being stored.
const contextSchema = z.catch(
  z.optional(
    z.object({
      path: z.catch(z.string(), ''),
      button: z.catch(z.string(), ''),
      parameters: z.catch(z.record(z.string(), z.string()), {}),
      /** What brought the visitor this time, and the first time (`Visit`, `FirstVisit` of the server). */
      visit: visitSchema,
      firstVisit: visitSchema,
    }),
  ),
  undefined,
)

const filledInError = 'filledInMs must be a number of milliseconds, 0 or more'

/** The JSON that a browser posts to `/api/submissions`; `data` is checked by `formSchema`. */
export const submissionSchema = z.object(
  {
    formType: z.string({ error: 'formType must be the name of a form' }),
    data: z.record(z.string(), z.unknown(), { error: 'data must be an object of answers' }),
    submissionId: z
      .string({ error: 'submissionId must be a UUID' })
      .check(z.toLowerCase(), z.regex(UUID, { error: 'submissionId must be a UUID' })),
    /**
     * The ms from the first appearance of the form to its sending. A form in the page's HTML appeared with the page;
     * a dialog when it was first opened.
     */
    filledInMs: z.optional(
      z.number({ error: filledInError }).check(z.nonnegative({ error: filledInError })),
    ),
    /** What the visitor allowed when they sent it, as `readConsent` says. */
    consent: z.optional(consentSchema),
    /** Where the form was sent from: the path of the page, the label of the button, and what the button preset. */
    context: contextSchema,
  },
  { error: 'The body must be an object with formType, data and submissionId' },
)

export type Submission = z.infer<typeof submissionSchema>
