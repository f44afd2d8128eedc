import type { CodeBlock } from '../../../web/src/content/types.gen.ts'

type Language = NonNullable<CodeBlock['language']>

/** A fenced code block; a capture group, so that `split` keeps it. */
export const FENCED = /(^[ \t]*```[\s\S]*?^[ \t]*```[ \t]*$)/m

const FENCE = /^[ \t]*```(\w+)[ \t]*(.*)\n([\s\S]*?)^[ \t]*```[ \t]*$/m

/** A code block from a fence: `` ```json A caption ``, the code, `` ``` ``. Throws without a language or code. */
export function codeBlock(fence: string): CodeBlock {
  const [, language, caption, code] = FENCE.exec(fence) ?? []
  if (!language || !code?.trim()) throw new Error(`A fence needs a language and code: ${fence}`)
  return {
    _type: 'codeBlock',
    language: language as Language,
    code: code.replace(/\n$/, ''),
    ...(caption?.trim() ? { caption: caption.trim() } : {}),
  }
}
