import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { cleanText } from '../schema/validation/clean-text'
import { pastedText } from '../schema/validation/pasted-link'
import { cleanHtml } from './clean-html'

/**
 * Wraps the Studio so that every text field gets typed and pasted text without invisible characters. Browser events are
 * the one place that all fields share, and edits there keep the cursor and undo.
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

/** Cleans what is typed, and what is pasted or dropped into a plain field. */
function cleanInput(event: InputEvent) {
  const { data, target, cancelable } = event
  if (!data || !cancelable) return
  const clean = cleanAfter(textBefore(target), pastedText(data))
  if (clean === data) return
  stop(event)
  if (!clean) return
  // `execCommand` is the one way to insert text into a plain field that React notices and that can be undone. It sends
  // no `beforeinput`, which the rich-text editor needs, so that editor gets an event with the clean text instead.
  if (!isRichText(target)) document.execCommand('insertText', false, clean)
  else target.dispatchEvent(new InputEvent('beforeinput', { ...TYPED, data: clean }))
}

// For `insertText` the editor leaves a single letter to the browser, which ignores synthetic events.
const TYPED = { inputType: 'insertReplacementText', bubbles: true, cancelable: true }

const isRichText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isContentEditable

/** The preceding characters matter for a space between number and unit. */
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

/** Cleans text pasted into rich text. The editor reads the clipboard itself, so it gets a copy of the event. */
function cleanPaste(event: ClipboardEvent) {
  const { target, clipboardData: pasted } = event
  // With text, files are pictures of it (Word, Excel), which the editor ignores; without, they are what is pasted.
  const isFile = pasted?.files.length && !pasted.getData('text/plain')
  if (!isRichText(target) || !pasted || isFile) return
  const kinds = pasted.types.map((type) => {
    const stored = pasted.getData(type)
    const clean = type === 'text/html' ? cleanHtml(stored) : cleanText(pastedText(stored))
    return { type, stored, clean }
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

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
