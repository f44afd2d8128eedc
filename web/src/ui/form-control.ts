/** Classes of a text field, select or text area. */
export const fieldClass =
  'field block w-full min-h-11 rounded-sm border border-line-strong bg-white px-3 py-2 text-body text-ink ' +
  'hover:border-ink disabled:opacity-60'

/** Classes of a field's label. */
export const labelClass = 'block text-small font-semibold text-ink'

/** Classes of a field's error message. */
export const fieldErrorClass = 'mt-1 text-small text-risk'
