/** Classes of a text field, select or text area. */
export const fieldClass =
  'field block w-full min-h-11 rounded-sm border border-line-strong bg-white px-3 py-2 text-body text-ink ' +
  'hover:border-ink disabled:opacity-60'

/** Classes of a field's label. */
export const labelClass = 'block text-small font-semibold text-ink'

/** Classes of a field's error message. */
export const fieldErrorClass = 'mt-1 text-small text-risk'

/** For what no keyboard may correct: an address, a hash. */
export const UNCORRECTED = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/**
 * An input for an email address. As text: a browser’s own type refuses an address with an é and `Ann <ann@example.com>`,
 * and takes ann@example.
 */
export const EMAIL_INPUT = {
  ...UNCORRECTED,
  type: 'text',
  inputMode: 'email',
  pattern: '[^@]+@[^@]+\\.[^@]+',
} as const
