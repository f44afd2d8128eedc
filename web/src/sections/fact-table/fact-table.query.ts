import { HEADING_FIELDS } from '@/sections/heading'

export const FACT_TABLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "table"),
  "columns": coalesce(table.rows[0].cells, []),
  "rows": coalesce(table.rows[1..-1]{ _key, "cells": coalesce(cells, []) }, []),
  "isFolded": coalesce(isFolded, false),
  "note": coalesce(note, "")
`
