/** A month becomes part of an address and is compared with dates, so it is written as they begin. */
export function checkMonth(value: string | undefined): true | string {
  if (!value || /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return true
  return 'Write year and month in digits, as in 2025-10.'
}
