import { inTime } from '../../../lib/in-time.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import type { Submission } from '../../forms/form-schema.ts'
import type { FindPage, Page } from '../store/settings.ts'
import { type FirstVisit, readFirstVisit, readVisit, shortLine, type Visit } from './visit.ts'

/** Where a submission came from, as it is stored: only what was checked or shortened. */
export type LeadContext = {
  /** Null if the path is not one of the site's. */
  page: Page | null
  /** The label of the button. */
  button?: string
  /** What the button knew, by the name of the form's field or its `prefill`. */
  parameters?: Record<string, string>
  /** What brought the visitor this time. */
  visit?: Visit
  /** What brought them the first time, with consent to marketing only. */
  firstVisit?: FirstVisit
}

// In ms; the visitor waits meanwhile.
const TIMEOUT_MS = 1000

// In characters. No label or title of ours is longer.
const LONGEST = { path: 300, button: 80, value: 200 }

type Said = {
  form: Pick<FormDefinition, 'fields'>
  context: Submission['context']
  /** What was allowed in the cookie banner. */
  cookies: Submission['consent']
}

type Site = { siteUrl: string; findPage: FindPage; now: number }

/**
 * What a browser said about where a submission came from, checked: the path must be a page of the site, whose title is
 * read from its content; parameters that the form does not know are dropped, and what is known of the visits is
 * cleaned. Undefined if the browser said nothing. It never rejects: a lead must not be lost because of its context.
 */
export async function readContext(
  { context: said, form, cookies }: Said,
  { siteUrl, findPage, now }: Site,
): Promise<LeadContext | undefined> {
  if (!said) return undefined
  const pathOf = async (path: string) => (await pageAt(path, findPage))?.path
  const mayRemember = cookies?.categories.includes('marketing')
  const [page, visit, firstVisit] = await Promise.all([
    pageAt(said.path, findPage),
    readVisit(said.visit, { siteUrl, pathOf }),
    mayRemember ? readFirstVisit(said.firstVisit, { siteUrl, pathOf, now }) : undefined,
  ])
  const button = shortLine(said.button, LONGEST.button)
  const known = Object.entries(form.fields).map(([name, { prefill }]) => prefill ?? name)
  const parameters = known.flatMap((name) => {
    const value = Object.hasOwn(said.parameters, name) ? said.parameters[name] : undefined
    const short = shortLine(value ?? '', LONGEST.value)
    return short ? [[name, short]] : []
  })
  return {
    page,
    ...(button && { button }),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(visit && { visit }),
    ...(firstVisit && { firstVisit }),
  }
}

async function pageAt(said: string, findPage: FindPage): Promise<Page | null> {
  if (!said.startsWith('/') || said.length > LONGEST.path) return null
  try {
    return (await inTime(findPage(said), TIMEOUT_MS)) ?? null
  } catch {
    return null
  }
}
