import { plainText } from '../store/message-html.ts'
import type { BotDocument } from './bot.ts'

/** One text or document of a message, and how many parts of the message have arrived with it. */
export type MessagePart = { content: string | BotDocument; reached: number }

const MOST_TEXTS = 3

/**
 * The parts of a message, in order: one to three texts, or the first text and the whole as a document. Progress counts the
 * texts in both cases, so an entry that another version of this code has begun loses nothing.
 */
export function messageParts(html: string, submissionId: string): MessagePart[] {
  const texts = splitMessage(html, submissionId)
  if (texts.length <= MOST_TEXTS) {
    return texts.map((content, index) => ({ content, reached: index + 1 }))
  }
  const document = {
    name: `submission-${submissionId}.txt`,
    type: 'text/plain;charset=utf-8',
    caption: `Whole text of submission ${submissionId}`,
    content: Buffer.from(plainText(html)),
  }
  return [
    { content: texts[0] ?? '', reached: 1 },
    { content: document, reached: texts.length },
  ]
}

/** The service's limit in characters. It counts the text without markup; we count all of it. */
export const MESSAGE_LIMIT = 4096

// Room for the line above each part.
const HEADER_ROOM = 100

// What must stay whole: a tag, a character reference, a code point.
const ATOM = /<[^>]*>|&[^;]*;|[\s\S]/gu

/**
 * Cuts a message into parts of at most `MESSAGE_LIMIT` characters, between words where it can and never inside a tag or
 * a character reference. Several parts are numbered and name their submission.
 */
export function splitMessage(html: string, submissionId: string): string[] {
  if (html.length <= MESSAGE_LIMIT) return [html]
  const parts = cut(html, MESSAGE_LIMIT - HEADER_ROOM)
    .map((part) => part.trim())
    .filter(Boolean)
  const head = (index: number) => `<i>Part ${index + 1} of ${parts.length} of ${submissionId}</i>`
  return parts.map((part, index) => `${head(index)}\n${part}`)
}

function cut(html: string, limit: number): string[] {
  const parts: string[] = []
  let part = ''
  // The last place in `part` between words, and where an open element began.
  let gap = 0
  let opened = -1
  for (const [atom] of html.matchAll(ATOM)) {
    if (part.length + atom.length > limit) {
      const end = gap > 0 ? gap : opened > 0 ? opened : part.length
      parts.push(part.slice(0, end))
      part = part.slice(end)
      opened = opened < 0 ? -1 : opened - end
      gap = 0
    }
    if (atom.startsWith('</')) opened = -1
    else if (atom.startsWith('<')) opened = part.length
    part += atom
    if (opened < 0 && /^\s$/.test(atom)) gap = part.length
  }
  return [...parts, part]
}
