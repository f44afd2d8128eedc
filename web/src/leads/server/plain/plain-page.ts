import { contactHref, homeHref, plainSubmissionsHref } from '../../../lib/routes.ts'
import type { Field } from '../../forms/fields.ts'
import {
  BUTTON_FIELD,
  type FormDefinition,
  PAGE_FIELD,
  TRAP_FIELD,
} from '../../forms/form-definition.ts'
import { escapeHtml } from '../store/message-html.ts'

const STYLE = `body{margin:0;background:#fbf8f2;color:#33415a;font:1.0625rem/1.6 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:1.5rem 1.25rem}
main{padding:2.5rem 1.25rem 5rem}
.brand{font:500 1.5rem/1 Georgia,serif;text-decoration:none}
h1{font:500 2rem/1.15 Georgia,serif;color:#0e1b30}
a{color:#0e1b30;text-decoration-color:#f0a024;text-decoration-thickness:2px}
label,legend{display:block;font-weight:600;color:#0e1b30}
input:not([type=checkbox]),select,textarea{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid #8c8271;border-radius:3px;background:#fff;font:inherit;color:#0e1b30}
[aria-invalid=true]{border:2px solid #a8321f!important}
.error{margin:.25rem 0 0;color:#a8321f}
.summary{border:1px solid #a8321f;background:#f8dfd6;border-radius:6px;padding:.5rem 1.25rem;color:#a8321f}
.summary a{color:inherit}
fieldset{border:0;margin:1rem 0;padding:0}
.tick{display:flex;gap:.75rem;font-weight:400}
.trap{position:absolute;left:-200vw}
button{min-height:3rem;padding:.75rem 1.25rem;border:0;border-radius:6px;background:#0e1b30;color:#fbf8f2;font:inherit;font-weight:600}`

type HtmlPage = {
  status: number
  title: string
  main: string
  /** In how many seconds the same may be sent again, if known. */
  retryAfter?: string | undefined
}

/** A self-contained HTML page for browsers without JavaScript: no script, nothing to fetch (PLAIN_PAGE_POLICY). */
export function htmlPage({ status, title, main, retryAfter }: HtmlPage): Response {
  const html = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><header><a class="brand" href="${homeHref()}">Chainlantern</a></header>
<main>${main}<p><a href="${contactHref()}">Back to the contact page</a>, or <a href="${homeHref()}">to the home page</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
  })
}

type Refusal = { detail: string; errors: ReadonlyMap<string, string> }

/** The HTML of a form that was refused: what is wrong, and every answer as it was given. */
export function plainForm(form: FormDefinition, posted: FormData, refusal: Refusal): string {
  const { detail, errors } = refusal
  const links = Object.keys(form.fields).flatMap((name) => {
    const error = errors.get(name)
    return error ? [`<li><a href="#${name}">${escapeHtml(error)}</a></li>`] : []
  })
  const fields = Object.entries(form.fields).map(([name, field]) =>
    plainField(name, field, posted, errors.get(name)),
  )
  return `<h1>${escapeHtml(form.texts.title)}</h1>
<div class="summary" role="alert"><p>${escapeHtml(detail)}</p><ul>${links.join('')}</ul></div>
<form method="post" action="${plainSubmissionsHref()}">
<input type="hidden" name="formType" value="${escapeHtml(form.formType)}">
<input type="hidden" name="${PAGE_FIELD}" value="${givenFor(PAGE_FIELD, posted)}">
<input type="hidden" name="${BUTTON_FIELD}" value="${givenFor(BUTTON_FIELD, posted)}">
${fields.join('\n')}
<p class="trap" aria-hidden="true"><label>Leave this empty <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></label></p>
<p><button type="submit">${escapeHtml(form.texts.submit)}</button></p>
</form>`
}

function plainField(name: string, field: Field, posted: FormData, error?: string): string {
  const { label, required, control } = field
  const given = posted.get(name)
  const value = givenFor(name, posted)
  const attributes = `id="${name}" name="${name}"${required ? ' required' : ''}${
    error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  }`
  const line = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''
  const mark = `${escapeHtml(label)}${required ? ' *' : ''}`
  switch (control.kind) {
    case 'checkbox':
      return `<div><label class="tick"><input type="checkbox" ${attributes}${given === null ? '' : ' checked'}>${escapeHtml(control.statement)}</label>${line}</div>`
    case 'textarea':
      return `<p><label for="${name}">${mark}</label><textarea ${attributes} rows="${control.rows}">${value}</textarea></p>${line}`
    case 'select':
      return `<p><label for="${name}">${mark}</label><select ${attributes}>${optionsOf(control, given)}</select></p>${line}`
    case 'hidden':
      return `<input type="hidden" name="${name}" value="${value}">`
    case 'checkboxes':
      return `<fieldset><legend>${mark}</legend>${boxesOf(control, name, posted)}</fieldset>${line}`
    case 'file':
      // Without scripts a form is sent without files.
      return ''
    default:
      return `<p><label for="${name}">${mark}</label><input type="${control.kind === 'name' ? 'text' : control.kind}" ${attributes} value="${value}" autocomplete="${control.autoComplete ?? 'on'}"></p>${line}`
  }
}

/** What was posted under a name, as an attribute's value. */
function givenFor(name: string, posted: FormData): string {
  const given = posted.get(name)
  return escapeHtml(typeof given === 'string' ? given : '')
}

type Checkboxes = Extract<Field['control'], { kind: 'checkboxes' }>

function boxesOf({ options }: Checkboxes, name: string, posted: FormData): string {
  const given = posted.getAll(name)
  return Object.entries(options)
    .map(([value, words]) => {
      const checked = given.includes(value) ? ' checked' : ''
      return `<label class="tick"><input type="checkbox" name="${name}" value="${escapeHtml(value)}"${checked}>${escapeHtml(words)}</label>`
    })
    .join('')
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
