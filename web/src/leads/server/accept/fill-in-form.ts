import type { Element, Root } from 'hast'
import {
  BUTTON_FIELD,
  type FieldError,
  PAGE_FIELD,
  TRAP_FIELD,
} from '../../forms/form-definition.ts'
import { escapeHtml } from '../store/message-html.ts'
import { elementsIn, parsed } from './own-page.ts'

type Refusal = { detail: string; errors: readonly FieldError[] }

/** Shows in the form of a page what was posted, and what is wrong with it: above the form and at each field. */
export function fillInForm(page: Root, posted: FormData, { detail, errors }: Refusal): void {
  const form = [...elementsIn(page)].find(
    (element) =>
      element.tagName === 'form' && [...elementsIn(element)].some(isOf(posted.get('formType'))),
  )
  if (!form) return
  const ids = new Map<string, string>()
  for (const control of elementsIn(form)) {
    const name = String(control.properties.name ?? '')
    const error = errors.find((each) => each.name === name)
    if (name && name !== TRAP_FIELD && name !== BUTTON_FIELD) enter(control, posted.getAll(name))
    if (!error || control.properties.ariaInvalid === undefined) continue
    control.properties.ariaInvalid = 'true'
    const id = String(control.properties.id ?? '')
    ids.set(`${id}-error`, error.message)
    ids.set(name, id)
  }
  for (const element of elementsIn(form)) {
    const message = ids.get(String(element.properties.id ?? ''))
    if (message && element.tagName === 'div')
      element.children = parsed(`<p class="mt-1 text-small text-risk">${escapeHtml(message)}</p>`)
  }
  const links = errors.map(
    ({ name, message }) =>
      `<li><a class="underline" href="#${ids.get(name)}">${escapeHtml(message)}</a></li>`,
  )
  const summary = `<div role="alert" class="mb-6 rounded-md border border-risk bg-risk-wash px-5 py-4 text-risk"><p class="font-semibold">${escapeHtml(detail)}</p><ul class="mt-2 text-small">${links.join('')}</ul></div>`
  const kept = [PAGE_FIELD, BUTTON_FIELD].map(
    (name) =>
      `<input type="hidden" name="${name}" value="${escapeHtml(String(posted.get(name) ?? ''))}">`,
  )
  // First, so that the button's own name does not count.
  form.children.unshift(...parsed(summary + kept.join('')))
}

const isOf = (formType: FormDataEntryValue | null) => (element: Element) =>
  element.properties.name === 'formType' && element.properties.value === formType

/** Enters what was posted under the name of a control. */
function enter(control: Element, values: FormDataEntryValue[]): void {
  const texts = values.map(String)
  const [value = ''] = texts
  const { tagName, properties } = control
  if (tagName === 'textarea') control.children = [{ type: 'text', value }]
  else if (tagName === 'select')
    for (const option of elementsIn(control))
      option.properties.selected = option.properties.value === value
  else if (properties.type === 'checkbox')
    properties.checked = texts.includes(String(properties.value ?? 'on'))
  else if (tagName === 'input' && values.length > 0) properties.value = value
}
