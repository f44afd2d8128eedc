import { HEADING_FIELDS } from '@/sections/heading.groq'

export const ARTICLE_BROWSER_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  area,
  look,
  pageSize,
  "leaveOutReference": leaveOut{ _ref },
  "leaveOut": leaveOut->{ _id, "path": path.current },
  allLabel,
  searchLabel,
  searchButton,
  loadMoreLabel,
  emptyTitle,
  emptyText,
  clearLabel,
  countText,
  libraryNote,
  archivesTitle,
  archives[]{ _key, month, libraryCount },
  tagsTitle,
  tags
`
