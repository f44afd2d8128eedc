// The message of a submission is stored as HTML, in the few tags and references that the bot service knows.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text inside a message, or inside HTML of ours. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** A message without its markup, as its reader sees it. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? '')
}
