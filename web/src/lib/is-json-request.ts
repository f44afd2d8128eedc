/** By its Content-Type. A form of another site cannot send this type without asking first. */
export function isJsonRequest(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json'
}
