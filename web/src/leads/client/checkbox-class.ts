/** Classes of a checkbox and of the label around it. */
export const checkboxClass =
  'mt-[0.2em] size-[1.15em] shrink-0 accent-ink rounded-sm aria-invalid:outline-2 ' +
  'aria-invalid:outline-risk aria-invalid:outline-offset-2'

export const checkboxLabelClass =
  'flex min-h-6 items-start gap-3 py-0.5 text-small leading-relaxed text-ink'
