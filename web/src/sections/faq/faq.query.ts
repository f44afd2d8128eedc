import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { HEADING_FIELDS } from '@/sections/heading'

export const FAQ_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "questions": coalesce(questions[defined(question)]{
    _key,
    "question": coalesce(question, ""),
    "answer": coalesce(answer[]{ ${PORTABLE_TEXT_FIELDS} }, [])
  }, [])
`
