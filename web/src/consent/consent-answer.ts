import type { ConsentTexts } from '@/content/consent/consent-texts'

/** The chat of another company: its script, and what tells it whose site this is. */
export type ChatProvider = { src: string; id: string }

/** What `/api/consent` answers. */
export type ConsentAnswer = { texts: ConsentTexts; chat: ChatProvider | null }
