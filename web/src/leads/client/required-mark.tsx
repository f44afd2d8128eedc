/** The sighted reader's mark; the control itself says `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-risk">
      {' *'}
    </span>
  )
}
