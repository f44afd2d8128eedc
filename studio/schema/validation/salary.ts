/** The upper end of a salary is not below its lower end. */
export function checkSalaryTo(to: number | undefined, from: number | undefined): true | string {
  if (to === undefined || from === undefined || to >= from) return true
  return `The salary cannot end at ${to} when it starts at ${from}.`
}
