import { createHash } from 'node:crypto'
import { plainSubmissionsHref } from '@/lib/routes'
import type { Field } from '../../forms/fields'
import type { Answers, FormDefinition } from '../../forms/form-definition'
import { TRAP_FIELD } from '../../forms/trap-field'
import { escapeHtml } from '../message'

type Refusal = { detail: string; faults: ReadonlyMap<string, string> }

/** A form that was refused: what is wrong, and every answer as it was given. */
export function plainForm(form: FormDefinition, posted: FormData, refusal: Refusal): string {
  const { detail, faults } = refusal
  const links = Object.keys(form.fields).flatMap((name) => {
    const fault = faults.get(name)
    return fault ? [`<li><a href="#${name}">${escapeHtml(fault)}</a></li>`] : []
  })
  const fields = Object.entries(form.fields).map(([name, field]) =>
    plainField(name, field, posted, faults.get(name)),
  )
  return `<h1>${escapeHtml(form.texts.title)}</h1>
<div class="summary" role="alert"><p>${escapeHtml(detail)}</p><ul>${links.join('')}</ul></div>
<form method="post" action="${plainSubmissionsHref()}">
<input type="hidden" name="formType" value="${escapeHtml(form.formType)}">
${fields.join('\n')}
<p class="trap" aria-hidden="true"><label>Leave this empty <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></label></p>
<p><button type="submit">${escapeHtml(form.texts.submit)}</button></p>
</form>`
}

function plainField(name: string, field: Field, posted: FormData, fault?: string): string {
  const { label, required, control } = field
  const given = posted.get(name)
  const value = escapeHtml(typeof given === 'string' ? given : '')
  const attributes = `id="${name}" name="${name}"${required ? ' required' : ''}${
    fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  }`
  const line = fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''
  const mark = `${escapeHtml(label)}${required ? ' *' : ''}`
  switch (control.kind) {
    case 'checkbox':
      return `<div><label class="tick"><input type="checkbox" ${attributes}${given === null ? '' : ' checked'}>${escapeHtml(control.statement)}</label>${line}</div>`
    case 'textarea':
      return `<p><label for="${name}">${mark}</label><textarea ${attributes} rows="${control.rows}">${value}</textarea></p>${line}`
    case 'select':
      return `<p><label for="${name}">${mark}</label><select ${attributes}>${optionsOf(control, given)}</select></p>${line}`
    case 'hidden':
    case 'checkboxes':
      // No form that stands in a page has these.
      return ''
    default:
      return `<p><label for="${name}">${mark}</label><input type="${control.kind}" ${attributes} value="${value}" autocomplete="${control.autoComplete ?? 'on'}"></p>${line}`
  }
}

type Select = Extract<Field['control'], { kind: 'select' }>

function optionsOf({ prompt, options }: Select, given: FormDataEntryValue | null): string {
  const all: [string, string][] = [['', prompt], ...Object.entries(options)]
  return all
    .map(([value, words]) => {
      const selected = value === given ? ' selected' : ''
      return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(words)}</option>`
    })
    .join('')
}

/**
 * The id of a form that a browser sent by itself, which gives it none. It follows from the words and the
 * day, so that a button pressed twice, or a page sent again after an error, is stored once.
 */
export function plainSubmissionId(formType: string, answers: Answers, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const content = JSON.stringify([day, formType, answers])
  const digits = createHash('sha256').update(content).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
