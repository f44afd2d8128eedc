import { formHref, isFormPath } from '../../lib/routes.ts'
import type { FormDefinition } from './form-definition.ts'

// A form's own page tells by its query where its visitor comes from, since its HTML is the same for everybody.
const FROM = 'from'
const BUTTON = 'button'

export const isCampaign = (name: string): boolean => name.startsWith('utm_')

/** Where the visitor of a form comes from. */
export type FormOrigin = {
  /** The path of the button's page. */
  from: string
  /** What the button presets, by the name of a field or its `prefill`. */
  presets: Readonly<Record<string, string>>
}

/** The URL of the page of a form, as a button links it. */
export function formPageHref(form: string, { from, presets }: FormOrigin): string {
  return `${formHref(form)}?${new URLSearchParams({ ...presets, ...(from && { [FROM]: from }) })}`
}

/** The same URL with what only a browser knows: the label of the button and the campaign of this visit. */
export function withVisit(href: string, button: string): string {
  const [path, query] = href.split('?')
  const known = new URLSearchParams(query)
  known.set(BUTTON, button)
  const [landing] = performance.getEntriesByName('landing') as PerformanceMark[]
  for (const [name, value] of new URL(landing?.detail ?? location.href).searchParams)
    if (isCampaign(name)) known.set(name, value)
  return `${path}?${known}`
}

/** Where the visitor of the form at a URL comes from; the page itself, unless it is a form's own. */
export function formOriginOf({ pathname, searchParams }: URL): FormOrigin & { button: string } {
  if (!isFormPath(pathname)) return { from: pathname, presets: {}, button: '' }
  const { [FROM]: from, [BUTTON]: button = '', ...others } = Object.fromEntries(searchParams)
  const presets = Object.entries(others).filter(([name]) => !isCampaign(name))
  return { from: from || pathname, presets: Object.fromEntries(presets), button }
}

/** By the name of each field: under which name a button presets it. Only visitors tick what they agree to. */
export const presetNames = ({ fields }: Pick<FormDefinition, 'fields'>): [string, string][] =>
  Object.entries(fields).flatMap(([name, { control, prefill }]) =>
    control.kind === 'checkbox' || control.kind === 'file' ? [] : [[name, prefill ?? name]],
  )

/** The presets that a form knows; a URL may contain anything. */
export function knownPresets(
  form: Pick<FormDefinition, 'fields'>,
  presets: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = presetNames(form).map(([, preset]) => preset)
  return Object.fromEntries(Object.entries(presets).filter(([name]) => names.includes(name)))
}
