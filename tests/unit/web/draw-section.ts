import { type HTMLElement, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SECTIONS_QUERY_RESULT } from '@/content/types.gen'
import { SECTIONS_QUERY } from '@/sections/get-sections'
import type { SectionOf, SectionType } from '@/sections/section'
import { SectionList } from '@/sections/section-list'
import { LakeDocuments } from '../../support/lake/lake-documents.ts'

type Stored = { _type: string; [field: string]: unknown }

declare global {
  // Next declares this property; the queries that the sections import need it to compile.
  interface RequestInit {
    next?: { tags?: string[] }
  }
}

/** The markup of a stored section, queried and rendered as on a page. */
export async function drawSection(section: Stored, ...others: (Stored & { _id: string })[]) {
  const page = { _id: 'page-a', _type: 'page', sections: [{ _key: 'a', ...section }] }
  const { engine } = LakeDocuments.of(page, ...others)
  const { result } = engine.query(SECTIONS_QUERY, { id: 'page-a' }, { perspective: 'raw' })
  const { sections } = result as NonNullable<SECTIONS_QUERY_RESULT>
  return drawQueried(...(sections ?? []))
}

/** The markup of sections from query results. */
export function drawQueried(...sections: SectionOf<SectionType>[]): HTMLElement {
  return parse(renderToStaticMarkup(createElement(SectionList, { sections })))
}
