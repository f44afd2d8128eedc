/** An image that visitors see needs words for those who do not see it. */
export function checkAltText(alt: string | undefined, hasImage: boolean): true | string {
  if (!hasImage) return true
  const text = alt?.trim() ?? ''
  if (!text) {
    return 'Describe what the image shows, for visitors who cannot see it.'
  }
  if (/\.(png|jpe?g|gif|webp|avif|svg)$/i.test(text)) {
    return 'This looks like a file name. Describe what the image shows instead.'
  }
  return true
}
