import { HEADING_FIELDS } from '@/sections/heading'

export const FACT_TABLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "table"),
  "columns": coalesce(columns, []),
  "rows": coalesce(rows[count(cells) > 0]{
    _key,
    "cells": coalesce(cells, []),
    meter{ value, limit }
  }, []),
  "note": coalesce(note, "")
`
