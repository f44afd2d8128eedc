/** The mark that people see; the control itself has `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-risk">
      {' *'}
    </span>
  )
}
