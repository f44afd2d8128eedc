// Generated from the queries by npm run types: do not edit.

/** The queries of the site, by the names of their constants. */
export const QUERIES = {
  PRICED_PLANS_QUERY: `
  *[defined(sections)]{
    "product": coalesce(title, ""),
    "plans": coalesce(sections[_type == "plans" && !defined(plansOf)].plans[]{
      "name": coalesce(name, ""),
      price{ amount, currency, label },
      "unit": coalesce(unit, ""),
      minimum
    }, [])
  }[count(plans) > 0]
`,
  CHART_FILES_QUERY: `
  *[_type == "report" && defined(page->path.current)]{
    _id,
    "page": page->{ _id, "path": path.current },
    "charts": coalesce(page->sections[_type == "chart"]{ 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "tone": coalesce(tone, "paper"),
  "kind": coalesce(kind, "bars"),
  "valueName": coalesce(valueName, "Value"),
  "unit": coalesce(unit, ""),
  "compareName": coalesce(compareName, ""),
  "points": coalesce(points[defined(value) && defined(label)]{
    _key,
    "label": coalesce(label, ""),
    "value": coalesce(value, 0),
    compare,
    "note": coalesce(note, ""),
    "highlight": coalesce(highlight, false)
  }, []),
  "summary": coalesce(summary, ""),
  "source": coalesce(source, "")
 }, [])
  }
`,
  GALLERY_QUERY: `
  *[_type in ["page", "product"] && count(sections) > 0] | order(_id asc){
    _id,
    _type,
    "sections": coalesce(sections[]{ _key, _type, look, kind, what }, [])
  }
`,
  LLMS_QUERY: `
  *[
    _type in ["product", "page", "article", "guide", "event", "job", "legalPage"]
    && defined(path.current)
    && seo.hideFromSearch != true
  ] | order(coalesce(publishedOn, "") desc, path.current asc){
    "path": coalesce(path.current, "/"),
    "title": coalesce(title, seo.title, ""),
    "description": coalesce(seo.description, summary, "")
  }
`,
  SITEMAP_QUERY: `
  *[
    _type in ["product", "page", "article", "guide", "event", "job", "legalPage"]
    && defined(path.current)
    && seo.hideFromSearch != true
  ] | order(path.current asc){
    "path": coalesce(path.current, "/"),
    "changedOn": coalesce(
      updatedOn,
      lastUpdated,
      select(_type == "article" => publishedOn),
      _updatedAt
    )
  }
`,
  PATH_INDEX_QUERY: `{
  // The last of several documents with the same earlier path gets its visitors: always the same one.
  "documents": *[_type in ["product", "page", "article", "guide", "event", "job", "legalPage"] && defined(path.current)] | order(_id asc){
    _id,
    "path": path.current,
    "title": coalesce(title, name, seo.title),
    // A program can store a list without end, and texts that are no paths.
    "earlierPaths": earlierPaths[length(@) <= 300][0...100]
  },
  "redirects": *[_type == "redirect" && defined(from)] | order(_id asc){
    _id,
    from,
    "to": to->path.current,
    permanent
  },
  "legalVersions": *[_type == "legalVersion" && defined(date) && defined(page->path.current)]{
    _id,
    "page": page->path.current,
    date,
    "isCurrent": date == page->lastUpdated
  }
}`,
  NEWEST_PATHS_QUERY: `
  *[_type in ["product", "page", "article", "guide", "event", "job", "legalPage"] && defined(path.current)]
    | order(coalesce(publishedOn, _createdAt) desc, path.current asc)
    { "path": path.current }
`,
  FIGURES_QUERY: `*[_type == "companyFigure" && defined(key) && defined(value)]{ "key": coalesce(key, ""), "value": coalesce(value, "") }`,
  FEED_QUERY: `{
  "page": *[_type == "page" && path.current + "/" == $start][0]{ title, "description": seo.description },
  "articles": *[
    _type == "article"
    && string::startsWith(path.current, $start)
    && defined(publishedOn)
    && seo.hideFromSearch != true
  ] | order(publishedOn desc, path.current asc)[0...30]{
    _id,
    _updatedAt,
    "feedPath": select(
      defined(feedPath)
      && count(*[_type == "article" && feedPath == ^.feedPath && _createdAt < ^._createdAt]) == 0 => feedPath
    ),
    "title": coalesce(title, seo.title, "Untitled"),
    "path": coalesce(path.current, "/"),
    publishedOn,
    updatedOn,
    summary,
    "tags": coalesce(tags, []),
    "category": category->title,
    "author": author->name
  }
}`,
  ARTICLE_QUERY: `
  *[_type == "article" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    "summary": coalesce(summary, ""),
    publishedOn,
    updatedOn,
    "tags": coalesce(tags, []),
    category->{ _id, "title": coalesce(title, ""), "slug": coalesce(slug.current, "") },
    author->{ _id, "name": coalesce(name, ""), role },
    image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
    body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 }
  }
`,
  ARTICLES_QUERY: `
  *[_type == "article" && defined(path.current) && defined(publishedOn)]
    | order(publishedOn desc, title asc){
    "title": coalesce(title, seo.title, "Untitled"),
    "path": coalesce(path.current, "/"),
    "summary": coalesce(summary, ""),
    "publishedOn": coalesce(publishedOn, ""),
    "tags": coalesce(tags, []),
    "category": {
      "title": coalesce(category->title, ""),
      "slug": coalesce(category->slug.current, "")
    },
    "author": coalesce(author->name, ""),
    image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
  }
`,
  NEIGHBORS_QUERY: `
  *[_type == "article" && path.current == $path][0]{
    "next": *[
      _type == "article" &&
      (publishedOn > ^.publishedOn || (publishedOn == ^.publishedOn && title < ^.title)) &&
      string::split(path.current, "/")[1] == string::split(^.path.current, "/")[1]
    ] | order(publishedOn asc, title desc)[0]{
      "title": coalesce(title, seo.title, "Untitled"),
      "path": coalesce(path.current, "/")
    },
    "previous": *[
      _type == "article" &&
      (publishedOn < ^.publishedOn || (publishedOn == ^.publishedOn && title > ^.title)) &&
      string::split(path.current, "/")[1] == string::split(^.path.current, "/")[1]
    ] | order(publishedOn desc, title asc)[0]{
      "title": coalesce(title, seo.title, "Untitled"),
      "path": coalesce(path.current, "/")
    }
  }
`,
  ARTICLE_CATEGORIES_QUERY: `
  *[_type == "articleCategory" && defined(slug.current)] | order(orderRank asc, title asc){
    "slug": coalesce(slug.current, ""),
    area,
    "title": coalesce(title, "Untitled"),
    "text": coalesce(text, ""),
    libraryCount
  }
`,
  COURSE_FACTS_QUERY: `
  *[_type == "course"] | order(orderRank asc, title asc){ 
  _id,
  "title": coalesce(title, "Untitled"),
  badge,
  "summary": coalesce(summary, ""),
  "lessons": coalesce(lessons, []),
  hours,
  level,
  students,
  certificate,
  price{ amount, currency, label },
  "instructorReference": instructor{ _ref },
  "instructor": instructor->{ _id, name },
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 }
`,
  EVENT_QUERY: `
  *[_type == "event" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "tag": coalesce(tag, "UPCOMING"),
  startsAt,
  endsAt,
  place,
  online,
  attendance,
  inclusion,
  price{ amount, currency, label },
  "summary": coalesce(summary, ""),
  "speakerReferences": speakers[]{ _ref },
  "speakers": coalesce(speakers[]->{ _id, name, role }, []),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
,
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    _updatedAt,
    "people": coalesce(speakers[]->{ 
  _id,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  specialty,
  biography,
  portrait{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }, []),
    "recordingReference": recording{ _ref },
    "recording": recording->{ 
  _id,
  "title": coalesce(title, "Untitled"),
  kind,
  "description": coalesce(description, ""),
  "duration": coalesce(duration, ""),
  views,
  month,
  "poster": coalesce(poster, "graph"),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
    body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 }
  }
`,
  EVENTS_QUERY: `
  *[_type == "event" && defined(path.current) && defined(startsAt)] | order(startsAt asc){
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "tag": coalesce(tag, "UPCOMING"),
  startsAt,
  endsAt,
  place,
  online,
  attendance,
  inclusion,
  price{ amount, currency, label },
  "summary": coalesce(summary, ""),
  "speakerReferences": speakers[]{ _ref },
  "speakers": coalesce(speakers[]->{ _id, name, role }, []),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }

  }
`,
  GUIDE_QUERY: `
  *[_type == "guide" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "topic": coalesce(topic, ""),
  tag,
  minutes,
  "summary": coalesce(summary, "")
,
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    updatedOn,
    body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 },
    "topicGuides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(orderRank asc, title asc){
      
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "topic": coalesce(topic, ""),
  tag,
  minutes,
  "summary": coalesce(summary, "")

    }
  }
`,
  JOB_QUERY: `
  *[_type == "job" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "location": coalesce(location, ""),
  "employmentType": coalesce(employmentType, ""),
  salary{ from, to, currency, note },
  "tags": coalesce(tags, []),
  "summary": coalesce(summary, ""),
  openUntil,
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
,
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    postedOn,
    body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 }
  }
`,
  JOBS_QUERY: `
  *[_type == "job" && defined(path.current)] | order(orderRank asc, title asc){
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "location": coalesce(location, ""),
  "employmentType": coalesce(employmentType, ""),
  salary{ from, to, currency, note },
  "tags": coalesce(tags, []),
  "summary": coalesce(summary, ""),
  openUntil,
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }

  }
`,
  LEGAL_PAGE_QUERY: `
  *[_type == "legalPage" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    lastUpdated,
    summary,
    body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 },
    "versions": *[
      _type == "legalVersion" && page._ref == ^._id && defined(date) && date != ^.lastUpdated
    ] | order(date desc){ _id, "date": coalesce(date, "") }
  }
`,
  LEGAL_VERSIONS_QUERY: `
  *[_type == "legalPage" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    lastUpdated,
    "versions": *[
      _type == "legalVersion" && page._ref == ^._id && defined(date) && date != ^.lastUpdated
    ] | order(date desc){
      _id,
      "title": coalesce(title, "Untitled"),
      "date": coalesce(date, ""),
      summary,
      "body": coalesce(body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 }, [])
    }
  }
`,
  NAVIGATION_QUERY: `
  *[_type == "navigation"][0]{
    _id,
    "menus": coalesce(menus[defined(title)]{ 
  _key,
  title,
  "groups": coalesce(groups[]{
    _key, title, "links": coalesce(links[defined(label)]{ _key, label, description, 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
, "icon": document->icon }, [])
  }, []),
  "featureReference": feature{ _ref },
  feature->{
    _id,
    _type,
    "title": coalesce(title, ""),
    publishedOn,
    startsAt,
    endsAt,
    "page": select(_type == "report" => page->{ _id, _type, "path": path.current }, { _type, "path": path.current })
  }
 }, []),
    "menuRow": coalesce(menuRow[defined(label)]{ _key, label, description, 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
 }, []),
    loginLink{ _key, label, description, 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
 },
    signupLink{ _key, label, description, 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
 },
    "footerColumns": coalesce(footerColumns[]{ 
  _key, title, "links": coalesce(links[defined(label)]{ _key, label, description, 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
 }, [])
 }, []),
    "legalLinks": coalesce(legalLinks[defined(label)]{ _key, label, description, 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
 }, [])
  }
`,
  PAGE_FACTS_QUERY: `
  *[_type in ["product", "page", "article", "guide", "event", "job", "legalPage"] && path.current == $path][0]{
    _id,
    _type,
    _updatedAt,
    "path": coalesce(path.current, "/"),
    "title": coalesce(title, seo.title, "Untitled"),
    "description": coalesce(seo.description, summary, ""),
    publishedOn,
    updatedOn,
    "tags": coalesce(tags, []),
    "author": author->{ _id, name, role },
    startsAt,
    endsAt,
    place,
    online,
    price{ amount, currency, label },
    "speakers": coalesce(speakers[]->{ _id, name, role }, []),
    "recording": recording->{ _id, title, description },
    location,
    employmentType,
    salary{ from, to, currency, note },
    postedOn,
    openUntil,
    "text": select(_type == "job" => pt::text(body)),
    "category": select(_type == "product" => category, _type == "article" => category->title),
    "plans": coalesce(
      sections[_type == "plans" && defined(plans) && !defined(plansOf)].plans[defined(name)]{ name, price{ amount, currency, label }, unit },
      []
    ),
    "questions": coalesce(
      sections[_type == "faq" && defined(questions)].questions[defined(question) && defined(answer)]{
        question, "answer": pt::text(answer)
      },
      []
    ),
    "sources": select(
      _type != "legalPage" => coalesce(
        legalClaims[defined(source)]{ _key, "source": coalesce(source, ""), url, reviewedOn },
        []
      )
    ),
    "hasCourses": defined(sections[_type == "documentList" && what == "course"][0])
  }
`,
  PAGE_QUERY: `
  *[_type == "page" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    "showReadyToStart": coalesce(showReadyToStart, true),
    "report": *[_type == "report" && page._ref == ^._id] | order(publishedOn desc)[0]{ 
  
  _id,
  "title": coalesce(title, "Untitled"),
  "category": coalesce(category, ""),
  publishedOn,
  "pages": coalesce(pages, 0),
  "downloads": coalesce(downloads, ""),
  "summary": coalesce(summary, ""),
  "cover": coalesce(cover, "flows"),
  "page": page->{ _id, _type, "path": path.current }
,
  head{
    anchor,
    eyebrow,
    "title": coalesce(title, ""),
    text,
    "actions": coalesce(actions[]{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }, [])
  },
  imprint{
    anchor,
    eyebrow,
    "title": coalesce(title, ""),
    text,
    "citation": coalesce(citation, ""),
    "lines": coalesce(lines[defined(label) && defined(text)]{ _key, "label": coalesce(label, ""), text }, []),
    "actions": coalesce(actions[]{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }, [])
  }
 }
  }
`,
  PRODUCT_QUERY: `
  *[_type == "product" && path.current == $path][0]{
    
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
,
    category,
    tagline,
    summary,
    icon,
    image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
    "showReadyToStart": coalesce(showReadyToStart, true)
  }
`,
  REPORT_FILES_QUERY: `
  *[_type == "report" && defined(page->path.current) && file.asset->size > 0]{
    _id,
    "title": coalesce(title, "Report"),
    "path": page->path.current,
    "asset": file.asset->{ _id, size }
  }
`,
  REPORT_FACTS_QUERY: `
  *[_type == "report" && page->path.current == $path] | order(publishedOn desc)[0]{ 
  _id,
  "title": coalesce(title, "Untitled"),
  "category": coalesce(category, ""),
  publishedOn,
  "pages": coalesce(pages, 0),
  "downloads": coalesce(downloads, ""),
  "summary": coalesce(summary, ""),
  "cover": coalesce(cover, "flows"),
  "page": page->{ _id, _type, "path": path.current }
 }
`,
  SITE_SETTINGS_QUERY: `
  *[_type == "siteSettings"][0]{
    _id,
    "brandName": coalesce(brandName, "Untitled"),
    brandSlug,
    "tagline": coalesce(tagline, ""),
    "description": coalesce(description, ""),
    "profiles": coalesce(profiles, []),
    "contact": {
      "salesEmail": contact.salesEmail,
      "supportEmail": contact.supportEmail,
      "pressEmail": contact.pressEmail,
      "privacyEmail": contact.privacyEmail,
      "phone": contact.phone,
      "address": contact.address,
      "hours": contact.hours
    },
    "footer": {
      "text": footer.text,
      "newsletterTitle": footer.newsletterTitle,
      "newsletterText": footer.newsletterText,
      "newsletterPlaceholder": coalesce(footer.newsletterPlaceholder, ""),
      "newsletterButton": coalesce(footer.newsletterButton, "Subscribe"),
      "copyright": footer.copyright
    },
    readyToStart{
      "title": coalesce(title, ""),
      text,
      "cards": coalesce(cards[]{ _key, icon, title, text, action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 } }, [])
    },
    "notFound": {
      "title": coalesce(notFound.title, "404"),
      "text": coalesce(notFound.text, ""),
      "explanation": notFound.explanation,
      "linkLabel": coalesce(notFound.linkLabel, "Home")
    },
    "sentences": {
      "helpTitle": coalesce(
        select(length(sentences.helpTitle) > 0 => sentences.helpTitle),
        "Still stuck?"
      ),
      "helpText": coalesce(
        select(length(sentences.helpText) > 0 => sentences.helpText),
        "Tell us which step you are on and what you see instead."
      ),
      "helpButton": coalesce(
        select(length(sentences.helpButton) > 0 => sentences.helpButton),
        "Contact support"
      ),
      "eventOver": coalesce(
        select(length(sentences.eventOver) > 0 => sentences.eventOver),
        "This event is over."
      ),
      "jobFilled": coalesce(
        select(length(sentences.jobFilled) > 0 => sentences.jobFilled),
        "This position has been filled."
      ),
      "oldVersion": coalesce(
        select(length(sentences.oldVersion) > 0 => sentences.oldVersion),
        "This version is no longer in force."
      )
    },
    consent{ "version": coalesce(version, 0), settingsTitle },
    seo{ 
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 }
  }
`,
  CONSENT_QUERY: `
  *[_type == "siteSettings"][0]{
    "version": string(coalesce(consent.version, 0)),
    "title": coalesce(consent.title, "Cookies"),
    "text": coalesce(consent.text, ""),
    "acceptLabel": coalesce(consent.acceptLabel, "Accept"),
    "rejectLabel": coalesce(consent.rejectLabel, "Reject"),
    "customizeLabel": coalesce(consent.customizeLabel, "Customize"),
    "learnMoreLabel": coalesce(consent.learnMoreLabel, "Learn more"),
    "learnMoreAbout": coalesce(consent.learnMoreAbout, "about cookies"),
    "closeLabel": coalesce(consent.closeLabel, "Close"),
    "settingsTitle": coalesce(consent.settingsTitle, "Cookie settings"),
    "settingsText": coalesce(consent.settingsText, ""),
    "saveLabel": coalesce(consent.saveLabel, "Save"),
    "savedText": coalesce(consent.savedText, ""),
    "signalText": coalesce(consent.signalText, ""),
    "chatText": coalesce(consent.chatText, ""),
    "chatInsteadLabel": coalesce(consent.chatInsteadLabel, ""),
    "categories": {
      "necessary": {
        "name": coalesce(consent.necessary.name, "necessary"),
        "text": coalesce(consent.necessary.text, "")
      },
      "analytics": {
        "name": coalesce(consent.analytics.name, "analytics"),
        "text": coalesce(consent.analytics.text, "")
      },
      "chat": {
        "name": coalesce(consent.chat.name, "chat"),
        "text": coalesce(consent.chat.text, "")
      },
      "marketing": {
        "name": coalesce(consent.marketing.name, "marketing"),
        "text": coalesce(consent.marketing.text, "")
      },
      "social": {
        "name": coalesce(consent.social.name, "social"),
        "text": coalesce(consent.social.text, "")
      }
    }
  }
`,
  SEARCH_INDEX_QUERY: `{
  "documents": *[
    _type in ["product", "page", "article", "guide", "event", "job", "legalPage"]
    && defined(path.current)
    && path.current != "/"
    && seo.hideFromSearch != true
  ] | order(path.current asc){
    "id": _id,
    _type,
    title,
    "path": path.current,
    tagline,
    "summary": coalesce(summary, seo.description),
    topic,
    tags,
    location,
    sections,
    body,
    "report": *[_type == "report" && page._ref == ^._id] | order(publishedOn desc)[0]{
      head{ eyebrow, title, text, actions },
      imprint{ eyebrow, title, text, actions, citation, lines }
    },
    "upcoming": sections[_type == "documentList" && what == "upcomingReport"]{
      "chosen": chosen[]->{ title, stage, expected, text }
    }
  },
  "people": *[_type == "person" && defined(name)] | order(name asc){
    "id": _id,
    "title": name,
    "summary": role,
    specialty,
    biography,
    "path": *[_type == "page" && references(^._id)] | order(path.current asc)[0].path.current
  },
  "synonyms": coalesce(*[_type == "siteSettings"][0].synonyms[]{ "terms": coalesce(terms, []) }, []),
  "hint": coalesce(
    *[_type == "siteSettings" && length(sentences.searchHint) > 0][0].sentences.searchHint,
    "Try fewer or more general words, such as a product’s name."
  )
}`,
  SECTIONS_QUERY: `
  *[_type in ["page", "product"] && _id == $id][0]{
    _id,
    sections[0...40]{
      _key,
      _type,
      
  _type == "alerts" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "alerts": coalesce(alerts[]{
    _key,
    "label": coalesce(label, "REVIEW"),
    "risk": coalesce(risk, select(label == "BLOCKED" => "high", "medium")),
    "score": coalesce(score, 0),
    "address": coalesce(address, ""),
    "reason": coalesce(reason, ""),
    "time": coalesce(time, "")
  }, []),
  "note": coalesce(note, "")
 },
  _type == "articleIndex" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "area": coalesce(area, "blog"),
  "look": coalesce(look, "cards"),
  "articleReference": article{ _ref },
  "article": article->{ _id, "path": path.current },
  "leaveOutReference": leaveOut{ _ref },
  "leaveOut": leaveOut->{ _id, "path": path.current },
  "archives": coalesce(
    archives[defined(month)] | order(month desc){ _key, "month": coalesce(month, ""), "libraryCount": coalesce(libraryCount, 0) },
    []
  ),
  "tags": coalesce(tags, [])
 },
  _type == "boardBrief" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "organization": coalesce(organization, ""),
  "period": coalesce(period, ""),
  "verdict": coalesce(verdict, ""),
  "indicators": coalesce(indicators[defined(label)]{
    _key,
    "label": coalesce(label, ""),
    "value": coalesce(value, ""),
    "before": coalesce(before, ""),
    "limit": coalesce(limit, ""),
    "standing": coalesce(standing, "within")
  }, []),
  "changes": coalesce(changes, []),
  "decisions": coalesce(decisions[]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, "")
  }, []),
  "note": coalesce(note, "")
 },
  _type == "callToAction" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "ink"),
  "actions": coalesce(actions[]{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }, []),
  list,
  "buttonLabel": coalesce(buttonLabel, "Subscribe"),
  "note": coalesce(note, "")
 },
  _type == "cardGrid" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "plain"),
  "columns": coalesce(columns, 3),
  "cards": coalesce(cards[]{
    _key,
    icon,
    "title": coalesce(title, ""),
    "question": coalesce(question, ""),
    level,
    "text": coalesce(text, ""),
    "points": coalesce(points, []),
    "entries": coalesce(entries[defined(name)]{
      _key,
      "name": coalesce(name, ""),
      "text": coalesce(text, "")
    }, []),
    phone,
    action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
  }, [])
 },
  _type == "chart" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "tone": coalesce(tone, "paper"),
  "kind": coalesce(kind, "bars"),
  "valueName": coalesce(valueName, "Value"),
  "unit": coalesce(unit, ""),
  "compareName": coalesce(compareName, ""),
  "points": coalesce(points[defined(value) && defined(label)]{
    _key,
    "label": coalesce(label, ""),
    "value": coalesce(value, 0),
    compare,
    "note": coalesce(note, ""),
    "highlight": coalesce(highlight, false)
  }, []),
  "summary": coalesce(summary, ""),
  "source": coalesce(source, "")
 },
  _type == "codeSample" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "tabs"),
  "examples": coalesce(examples[defined(code) && code != ""]{
    _key,
    "title": coalesce(title, "Example"),
    "install": coalesce(install, ""),
    "language": coalesce(language, "text"),
    "code": coalesce(code, ""),
    "note": coalesce(note, "")
  }, []),
  "points": coalesce(points, []),
  "actions": coalesce(actions[]{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }, [])
 },
  _type == "contact" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "form"),
  "points": coalesce(points, []),
  "note": coalesce(note, ""),
  "details": *[_type == "siteSettings"][0]{
    _id,
    "salesEmail": coalesce(contact.salesEmail, ""),
    "supportEmail": coalesce(contact.supportEmail, ""),
    "pressEmail": coalesce(contact.pressEmail, ""),
    "privacyEmail": coalesce(contact.privacyEmail, ""),
    "phone": coalesce(contact.phone, ""),
    "address": coalesce(contact.address, ""),
    "hours": coalesce(contact.hours, "")
  }
 },
  _type == "documentList" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  what,
  "look": coalesce(look, "list"),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 },
  note,
  "emptyText": coalesce(emptyText, ""),
  "references": chosen[]{ _ref },
  "documents": coalesce(
    select(
      count(chosen) > 0 => chosen[]->{ 
  _id,
  _type,
  _type == "product" => {
    "title": coalesce(title, seo.title, "Untitled"),
    "path": path.current,
    category,
    tagline,
    icon,
    image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
  },
  _type == "report" => {
    
  _id,
  "title": coalesce(title, "Untitled"),
  "category": coalesce(category, ""),
  publishedOn,
  "pages": coalesce(pages, 0),
  "downloads": coalesce(downloads, ""),
  "summary": coalesce(summary, ""),
  "cover": coalesce(cover, "flows"),
  "page": page->{ _id, _type, "path": path.current }
,
    "hasCharts": defined(page->sections[_type == "chart"][0])
  },
  _type == "upcomingReport" => {
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "expected": coalesce(expected, ""),
    "stage": coalesce(stage, "Planning"),
    action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
  },
  _type == "guide" => { 
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "topic": coalesce(topic, ""),
  tag,
  minutes,
  "summary": coalesce(summary, "")
 },
  _type == "course" => { 
  _id,
  "title": coalesce(title, "Untitled"),
  badge,
  "summary": coalesce(summary, ""),
  "lessons": coalesce(lessons, []),
  hours,
  level,
  students,
  certificate,
  price{ amount, currency, label },
  "instructorReference": instructor{ _ref },
  "instructor": instructor->{ _id, name },
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "job" => { 
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "location": coalesce(location, ""),
  "employmentType": coalesce(employmentType, ""),
  salary{ from, to, currency, note },
  "tags": coalesce(tags, []),
  "summary": coalesce(summary, ""),
  openUntil,
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "event" => { 
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "tag": coalesce(tag, "UPCOMING"),
  startsAt,
  endsAt,
  place,
  online,
  attendance,
  inclusion,
  price{ amount, currency, label },
  "summary": coalesce(summary, ""),
  "speakerReferences": speakers[]{ _ref },
  "speakers": coalesce(speakers[]->{ _id, name, role }, []),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "recording" => { 
  _id,
  "title": coalesce(title, "Untitled"),
  kind,
  "description": coalesce(description, ""),
  "duration": coalesce(duration, ""),
  views,
  month,
  "poster": coalesce(poster, "graph"),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "person" => { 
  _id,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  specialty,
  biography,
  portrait{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 },
  _type == "companyFigure" => { 
  "key": coalesce(key, ""),
  "value": coalesce(value, ""),
  "label": coalesce(label, ""),
  "subject": coalesce(subject, "Other figures"),
  "definition": coalesce(definition, ""),
  "asOf": coalesce(asOf, ""),
  "source": coalesce(source, "")
 },
  _type == "testimonial" => {
    "quote": coalesce(quote, ""),
    "name": coalesce(name, ""),
    role,
    organization,
    "rating": coalesce(rating, 5),
    mark{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
    "storyReference": story{ _ref },
    "story": select(story._ref != $id => story->{ _id, _type, "path": path.current })
  }
 },
      *[
        _type == ^.what
        && _type in ["product", "report", "upcomingReport", "course", "job", "event", "recording", "person", "testimonial", "companyFigure"]
        && (_type != "recording" || kind == ^.kind)
        && (_type != "person" || team == ^.team)
      ] | order(orderRank asc, publishedOn desc, startsAt asc, title asc){ 
  _id,
  _type,
  _type == "product" => {
    "title": coalesce(title, seo.title, "Untitled"),
    "path": path.current,
    category,
    tagline,
    icon,
    image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
  },
  _type == "report" => {
    
  _id,
  "title": coalesce(title, "Untitled"),
  "category": coalesce(category, ""),
  publishedOn,
  "pages": coalesce(pages, 0),
  "downloads": coalesce(downloads, ""),
  "summary": coalesce(summary, ""),
  "cover": coalesce(cover, "flows"),
  "page": page->{ _id, _type, "path": path.current }
,
    "hasCharts": defined(page->sections[_type == "chart"][0])
  },
  _type == "upcomingReport" => {
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "expected": coalesce(expected, ""),
    "stage": coalesce(stage, "Planning"),
    action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
  },
  _type == "guide" => { 
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "topic": coalesce(topic, ""),
  tag,
  minutes,
  "summary": coalesce(summary, "")
 },
  _type == "course" => { 
  _id,
  "title": coalesce(title, "Untitled"),
  badge,
  "summary": coalesce(summary, ""),
  "lessons": coalesce(lessons, []),
  hours,
  level,
  students,
  certificate,
  price{ amount, currency, label },
  "instructorReference": instructor{ _ref },
  "instructor": instructor->{ _id, name },
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "job" => { 
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "location": coalesce(location, ""),
  "employmentType": coalesce(employmentType, ""),
  salary{ from, to, currency, note },
  "tags": coalesce(tags, []),
  "summary": coalesce(summary, ""),
  openUntil,
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "event" => { 
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "tag": coalesce(tag, "UPCOMING"),
  startsAt,
  endsAt,
  place,
  online,
  attendance,
  inclusion,
  price{ amount, currency, label },
  "summary": coalesce(summary, ""),
  "speakerReferences": speakers[]{ _ref },
  "speakers": coalesce(speakers[]->{ _id, name, role }, []),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "recording" => { 
  _id,
  "title": coalesce(title, "Untitled"),
  kind,
  "description": coalesce(description, ""),
  "duration": coalesce(duration, ""),
  views,
  month,
  "poster": coalesce(poster, "graph"),
  action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
 },
  _type == "person" => { 
  _id,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  specialty,
  biography,
  portrait{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 },
  _type == "companyFigure" => { 
  "key": coalesce(key, ""),
  "value": coalesce(value, ""),
  "label": coalesce(label, ""),
  "subject": coalesce(subject, "Other figures"),
  "definition": coalesce(definition, ""),
  "asOf": coalesce(asOf, ""),
  "source": coalesce(source, "")
 },
  _type == "testimonial" => {
    "quote": coalesce(quote, ""),
    "name": coalesce(name, ""),
    role,
    organization,
    "rating": coalesce(rating, 5),
    mark{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
    "storyReference": story{ _ref },
    "story": select(story._ref != $id => story->{ _id, _type, "path": path.current })
  }
 }
    ),
    []
  )
 },
  _type == "endpoints" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "groups": coalesce(groups[]{
    _key,
    "id": _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "endpoints": coalesce(endpoints[defined(path)]{
      _key,
      "id": _key,
      "method": coalesce(method, "GET"),
      "path": coalesce(path, ""),
      "summary": coalesce(summary, ""),
      "fields": coalesce(fields, [])
    }, [])
  }, [])
 },
  _type == "factTable" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "table"),
  "columns": coalesce(table.rows[0].cells, []),
  "rows": coalesce(table.rows[1..-1]{ _key, "cells": coalesce(cells, []) }, []),
  "isFolded": coalesce(isFolded, false),
  "note": coalesce(note, "")
 },
  _type == "faq" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "questions": coalesce(questions[defined(question)]{
    _key,
    "question": coalesce(question, ""),
    "answer": coalesce(answer[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 }, [])
  }, [])
 },
  _type == "featureRows" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "beside"),
  "rows": coalesce(rows[]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "points": coalesce(points, []),
    picture,
    image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
  }, [])
 },
  _type == "guideIndex" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "search"),
  "area": coalesce(area, "documentation"),
  "label": coalesce(label, "Search"),
  "popular": coalesce(popular, []),
  wayOut{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 },
  "topics": coalesce(
    topics[defined(topic)]{
      _key,
      "title": topic,
      text,
      icon,
      "guides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(orderRank asc, title asc){
        
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "topic": coalesce(topic, ""),
  tag,
  minutes,
  "summary": coalesce(summary, "")

      }
    },
    []
  )
 },
  _type == "hero" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "picture"),
  "actions": coalesce(actions[]{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }, []),
  "figures": coalesce(figures[defined(label) || defined(figure._ref)]{ 
  _key,
  "value": coalesce(figure->value, value, ""),
  "label": coalesce(label, figure->label, ""),
  "note": coalesce(note, ""),
  "registered": figure->{ "key": coalesce(key, ""), "definition": coalesce(definition, ""), asOf, source }
 }, []),
  picture,
  image{ 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 }
 },
  _type == "learningPaths" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "paths": coalesce(
    paths[]{
      _key,
      "title": coalesce(title, ""),
      text,
      "hours": coalesce(math::sum(modules[].hours), 0),
      "modules": coalesce(
        modules[]{ _key, "title": coalesce(title, ""), "hours": coalesce(hours, 0), text },
        []
      )
    },
    []
  )
 },
  _type == "plans" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "plansReference": plansOf{ _ref },
  "product": coalesce(plansOf->title, ^.title, ""),
  "plans": coalesce(select(defined(plansOf) => plansOf->sections[_type == "plans" && !defined(plansOf)][0].plans, plans)[]{
    _key,
    "name": coalesce(name, ""),
    "audience": coalesce(audience, ""),
    price{ amount, currency, label },
    "unit": coalesce(unit, ""),
    included,
    minimum,
    maximum,
    tag,
    "features": coalesce(features, []),
    action{ 
  _key, label, note, "look": coalesce(look, "primary"), 
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
,
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
 }
  }, []),
  "note": coalesce(note, plansOf->sections[_type == "plans" && !defined(plansOf)][0].note, ""),
  "counted": coalesce(select(defined(plansOf) => plansOf->sections[_type == "plans" && !defined(plansOf)][0].counted, counted), ""),
  "volume": select(defined(plansOf) => plansOf->sections[_type == "plans" && !defined(plansOf)][0].volume, volume)
 },
  _type == "profiles" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "regions"),
  "profiles": coalesce(profiles[]{
    _key,
    "name": coalesce(name, ""),
    "code": coalesce(code, ""),
    adoption,
    "size": coalesce(size, ""),
    "text": coalesce(text, ""),
    "points": coalesce(points, []),
    "highlight": coalesce(highlight, false),
    risk
  }, []),
  "source": coalesce(source, "")
 },
  _type == "richText" => { 
  "anchor": coalesce(anchor, ""),
  "title": coalesce(title, ""),
  "body": coalesce(body[]{ 
  ...,
  _type == "imageWithAlt" => { 
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
 },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
 }, [])
 },
  _type == "statBand" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "ledger"),
  "figures": coalesce(figures[defined(label) || defined(figure._ref)]{ 
  _key,
  "value": coalesce(figure->value, value, ""),
  "label": coalesce(label, figure->label, ""),
  "note": coalesce(note, ""),
  "registered": figure->{ "key": coalesce(key, ""), "definition": coalesce(definition, ""), asOf, source }
, page }, []),
  "source": coalesce(source, "")
 },
  _type == "steps" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "path"),
  "steps": coalesce(steps[]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "note": coalesce(note, "")
  }, [])
 },
  _type == "stories" => { 
  
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
,
  "look": coalesce(look, "customers"),
  "stories": coalesce(stories[]{
    _key,
    "organization": coalesce(organization, ""),
    "sector": coalesce(sector, ""),
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "quote": coalesce(quote, ""),
    "moves": coalesce(moves, []),
    "outcome": coalesce(outcome, ""),
    "figures": coalesce(figures[defined(label) || defined(figure._ref)]{ 
  _key,
  "value": coalesce(figure->value, value, ""),
  "label": coalesce(label, figure->label, ""),
  "note": coalesce(note, ""),
  "registered": figure->{ "key": coalesce(key, ""), "definition": coalesce(definition, ""), asOf, source }
 }, [])
  }, [])
 }

    }
  }
`,
  SHARE_CARD_QUERY: `
  *[
    _type in ["product", "page", "article", "guide", "event", "job", "legalPage"]
    && path.current == $path
  ][0]{
    _id,
    _type,
    "path": coalesce(path.current, "/"),
    "title": coalesce(seo.title, title, ""),
    "label": select(
      _type == "product" => category,
      _type == "article" => category->title,
      _type == "guide" => topic,
      _type == "job" => location,
      _type == "event" => place
    ),
    "online": _type == "event" && online == true
  }
`,
  PARENT_QUERY: `
  *[_type == "page" && path.current == $path][0]{ _id, title }
`,
}
