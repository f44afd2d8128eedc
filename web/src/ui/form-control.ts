/** Classes of a text field, select or text area. */
export const fieldClass =
  'block w-full min-h-11 rounded-sm border border-line-strong bg-white px-3 py-2 text-body text-ink ' +
  'placeholder:text-ink-mute hover:border-ink disabled:opacity-60 aria-invalid:border-risk ' +
  'aria-invalid:[box-shadow:0_0_0_1px_var(--color-risk)]'

/** Classes of a field's label. */
export const labelClass = 'block text-small font-semibold text-ink'

/** Classes of a field's error message. */
export const fieldErrorClass = 'mt-1 text-small text-risk'
