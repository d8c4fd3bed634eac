import { isObject } from '../../src/utils/json';

/** Attributes that are read aloud, shown, or shown by others. */
const spokenAttributes =
  /\b(?:alt|title|placeholder|aria-(?:label|description|roledescription|valuetext))="([^"]*)"/g;
const spokenMeta =
  /<meta (?:name="description"|property="og:(?:title|description|site_name|image:alt)") content="([^"]*)"/g;

/** Settings of JSON files that hold words. */
const spokenKeys =
  /^(?:name|short_name|title|label|headline|description|summary|text|jobTitle|alternateName|content_html|tags|note|more|subtitle|quote|alt|areas|times|days|reason)$/;

/** Settings that hold no words, or words of addresses. */
const silentKeys = /^(?:theme|fonts|pageFolder|trap)$/;

/** Elements of feeds that hold words. */
const spokenElements =
  /<(title|name|summary|content|description|itunes:author|content:encoded)\b[^>]*>([^<]*)</g;

/** Lines of contacts and calendars that hold words. */
const spokenLines = /^(?:FN|N|ORG|TITLE|SUMMARY|LOCATION|NAME|X-WR-CALNAME|DESCRIPTION):(.*)$/gm;

/** What is the same in every language: addresses, licences, and the names of networks. */
const international =
  /\b(?:https?:\/\/|mailto:|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:example|com|org|net)\b|\bCC-BY(?:-SA)?-\d\.\d\b|\b(?:Bluesky|LinkedIn|WhatsApp|YouTube)\b|\bAlt\+T\b|^(?:\/[\w-]+)+$|^#[\dA-F]{6}$|^[\w-]+-[\da-f]{8}$/g;

/** The words in Latin letters that somebody may read or hear in the content of a file. */
export function listLatinWords(content: string, type: string): string[] {
  const texts = listTexts(content.replaceAll('\r\n ', ''), type);
  return texts.flatMap((text) => {
    const words = text.replace(international, ' ').match(/[a-z]{2,}/gi) ?? [];
    return words.length > 0 ? [text.trim()] : [];
  });
}

function listTexts(content: string, type: string): string[] {
  if (type === 'text/html') return listHtmlTexts(content);
  if (type.includes('json')) return listJsonTexts(JSON.parse(content));
  if (type.includes('xml')) {
    return [...content.matchAll(spokenElements)].flatMap(([, , text = '']) =>
      listHtmlTexts(readEntities(text)),
    );
  }
  if (/vcard|calendar/.test(type)) {
    return [...content.matchAll(spokenLines)].map(([, text = '']) => text);
  }
  return [];
}

function listHtmlTexts(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const shown = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '');
  const spoken = [...shown.matchAll(spokenAttributes), ...shown.matchAll(spokenMeta)];
  return [...shown.replace(/<[^>]*>/g, '\n').split('\n'), ...spoken.map(([, text = '']) => text)]
    .map(readEntities)
    .concat(data.flatMap(([, json = '']) => listJsonTexts(JSON.parse(json))));
}

function readEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** @param isWords whether all texts in it are words, whatever they are called */
function listJsonTexts(value: unknown, key = '', isWords = false): string[] {
  if (typeof value === 'string') {
    if (!isWords && !spokenKeys.test(key)) return [];
    const text = value.replaceAll(/\{\w+\}/g, ' ');
    return key === 'content_html' ? listHtmlTexts(text) : [text];
  }
  if (Array.isArray(value)) return value.flatMap((item) => listJsonTexts(item, key, isWords));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    silentKeys.test(name) ? [] : listJsonTexts(child, name, isWords || name === 'labels'),
  );
}
