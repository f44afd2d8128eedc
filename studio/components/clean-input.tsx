import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { cleanText } from '../schema/validation/clean-text'

/**
 * The Studio, in which every text field gets typed and pasted text without the characters that nobody sees.
 * The browser's events are the one place that all fields share, and a change there keeps the cursor and undoing.
 */
export function CleanInputLayout(props: LayoutProps) {
  useEffect(() => {
    const done = new AbortController()
    const options = { capture: true, signal: done.signal }
    document.addEventListener('beforeinput', cleanInput, options)
    document.addEventListener('paste', cleanPaste, options)
    return () => done.abort()
  }, [])
  return props.renderDefault(props)
}

/** What is typed anywhere, and pasted or dropped into a plain field. */
function cleanInput(event: InputEvent) {
  const { data, target, cancelable } = event
  if (!data || !cancelable) return
  const clean = cleanAfter(textBefore(target), data)
  if (clean === data) return
  stop(event)
  if (!clean) return
  // The one way to insert text into a plain field that React hears of and that can be undone. It sends no such event, by
  // which the editor of rich text follows what is typed, so that one gets an event with the clean text.
  if (!isRichText(target)) document.execCommand('insertText', false, clean)
  else target.dispatchEvent(new InputEvent('beforeinput', { ...TYPED, data: clean }))
}

// A letter by `insertText` would be left to the browser to insert, which does nothing for an event that a program sends.
const TYPED = { inputType: 'insertReplacementText', bubbles: true, cancelable: true }

const isRichText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isContentEditable

/** The characters before decide what a space between a number and its unit is, and how many accents a letter has. */
function cleanAfter(before: string, data: string): string {
  const joined = cleanText(before + data)
  return joined.startsWith(before) ? joined.slice(before.length) : cleanText(data)
}

const CONTEXT = 8

function textBefore(target: EventTarget | null): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    return target.value.slice(0, target.selectionStart ?? 0).slice(-CONTEXT)
  }
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {}
  const text = anchorNode instanceof Text ? anchorNode.data : ''
  return text.slice(0, anchorOffset).slice(-CONTEXT)
}

/** What is pasted into rich text, whose editor reads the clipboard itself: it gets a copy of the event instead. */
function cleanPaste(event: ClipboardEvent) {
  const { target, clipboardData: pasted } = event
  if (!isRichText(target) || !pasted || pasted.files.length > 0) return
  const kinds = pasted.types.map((type) => {
    const stored = pasted.getData(type)
    return { type, stored, clean: type === 'text/html' ? cleanHtml(stored) : cleanText(stored) }
  })
  if (kinds.every(({ stored, clean }) => stored === clean)) return
  const clipboardData = new DataTransfer()
  for (const { type, clean } of kinds) clipboardData.setData(type, clean)
  stop(event)
  const { bubbles, cancelable, composed } = event
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles, cancelable, composed }),
  )
}

/** In HTML, such characters are also written as `&shy;`; what is clean stays the same string. */
function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const texts = document.createNodeIterator(page, NodeFilter.SHOW_TEXT)
  let isChanged = false
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const clean = cleanText(node.nodeValue ?? '')
    isChanged ||= clean !== node.nodeValue
    node.nodeValue = clean
  }
  return isChanged ? page.documentElement.outerHTML : html
}

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
