import { isHttpsLink } from './adLinks';
import { cleanText, mayHaveVisibleText } from './adText';
import { BODY_MAX_BYTES, MAX_PIXELS } from './constants';
import { chooseTimestamp, fillTimestamp } from './fillTimestamp';
import type { RawSponsorAd } from './types';

/** Separates the URLs in `pixel` (spec ADS-5). */
const PIXEL_SEPARATOR = '||';

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listPixels(entry: Readonly<Record<string, unknown>>): string[] {
  const parts = [asText(entry['statimp']), ...asText(entry['pixel']).split(PIXEL_SEPARATOR)];
  return parts.map((part) => part.trim());
}

function parseEntry(value: unknown, now: number): RawSponsorAd | undefined {
  const entry = asRecord(value);
  const timestamp = chooseTimestamp(entry['timestamp'], now);
  const fill = (url: unknown): string => fillTimestamp(asText(url).trim(), timestamp);
  const link = fill(entry['statlink']);
  if (!isHttpsLink(link)) return undefined;
  const img = fill(entry['image']);
  const name = cleanText(asText(entry['company']));
  const pixels = listPixels(entry).map(fill).filter(isHttpsLink);
  return {
    name,
    link,
    ...(isHttpsLink(img) ? { img } : {}),
    html: asText(entry['description']),
    poweredby: name,
    label: 'sponsor',
    pixels: [...new Set(pixels)].slice(0, MAX_PIXELS),
  };
}

/**
 * Returns the first usable ad in the ad service's response. Entries that are empty, have no `https:`
 * `statlink`, or have no visible text are skipped (spec ADS-6). Never throws.
 *
 * @param now milliseconds since 1970, for the placeholders of entries without a timestamp
 */
export function parseSponsorAds(response: unknown, now: number): RawSponsorAd | undefined {
  const { ads } = asRecord(response);
  if (!Array.isArray(ads)) return undefined;
  for (const entry of ads.slice(0, BODY_MAX_BYTES)) {
    const ad = parseEntry(entry, now);
    if (ad !== undefined && (ad.name !== '' || mayHaveVisibleText(ad.html))) return ad;
  }
  return undefined;
}
