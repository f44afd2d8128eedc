/** Refuses an event that is nowhere, and a place that says what the field Online says. */
export function checkPlace(place: string | undefined, online: unknown): true | string {
  if (!place?.trim())
    return online === true || 'Enter where the event takes place, or turn on Online.'
  return !/\bonline\b/i.test(place) || 'Enter only the city or the venue, and turn on Online.'
}
