/** Stars are whole and between one and five. */
export function checkRating(rating: number | undefined): true | string {
  if (rating !== undefined && Number.isInteger(rating) && rating >= 1 && rating <= 5) return true
  return 'Give one to five whole stars.'
}
