import type { MergeSection } from './stored.ts'

/** Sections that differ in look only. */
export const LOOKS: Record<string, MergeSection> = {}
