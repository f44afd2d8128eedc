/**
 * The fonts of reports, below `node_modules`. Typst reads TrueType and OpenType, but not WOFF. First the site's fonts,
 * then fallbacks for other scripts, in the order of `report.typ`. Fonts of the system are the last fallback.
 */
export const FONT_FILES = [
  '@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf',
  '@expo-google-fonts/source-serif-4/500Medium_Italic/SourceSerif4_500Medium_Italic.ttf',
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/400Regular_Italic/InstrumentSans_400Regular_Italic.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold_Italic/InstrumentSans_600SemiBold_Italic.ttf',
  // Cyrillic, Greek, Vietnamese, Devanagari.
  '@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf',
  '@embedpdf/fonts-latin/fonts/NotoSans-SemiBold.ttf',
  '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
  '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
  // Chinese and Japanese, then Korean.
  '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
]
