/** The URL of a picture, or why there is none. */
export type QrCode = { picture?: string; problem?: string }

/** The QR code of a link as an SVG in a `data:` URL. The library loads with the first one; it never rejects. */
export async function qrCode(link: string): Promise<QrCode> {
  const library = await import('qr').catch(() => undefined)
  if (!library) return { problem: 'The QR code could not be loaded. Try again.' }
  try {
    const svg = library.default(link, 'svg', { ecc: 'medium', border: 4 })
    return { picture: `data:image/svg+xml,${encodeURIComponent(svg)}` }
  } catch {
    return { problem: 'The link is too long for a QR code.' }
  }
}
