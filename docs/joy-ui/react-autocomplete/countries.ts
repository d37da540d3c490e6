export interface Country {
  code: string;
  name: string;
  calling: string;
}

const list = `AR Argentina 54;AU Australia 61;AT Austria 43;BD Bangladesh 880;BE Belgium 32;BR Brazil 55;
BG Bulgaria 359;CA Canada 1;CL Chile 56;CN China 86;CO Colombia 57;HR Croatia 385;CZ Czechia 420;
DK Denmark 45;EG Egypt 20;EE Estonia 372;ET Ethiopia 251;FI Finland 358;FR France 33;GE Georgia 995;
DE Germany 49;GH Ghana 233;GR Greece 30;HU Hungary 36;IS Iceland 354;IN India 91;ID Indonesia 62;
IE Ireland 353;IL Israel 972;IT Italy 39;JP Japan 81;JO Jordan 962;KE Kenya 254;LV Latvia 371;
LB Lebanon 961;LT Lithuania 370;MY Malaysia 60;MX Mexico 52;MA Morocco 212;NL Netherlands 31;
NZ New Zealand 64;NG Nigeria 234;NO Norway 47;PK Pakistan 92;PE Peru 51;PH Philippines 63;PL Poland 48;
PT Portugal 351;RO Romania 40;SN Senegal 221;SG Singapore 65;SK Slovakia 421;SI Slovenia 386;
ZA South Africa 27;KR South Korea 82;ES Spain 34;LK Sri Lanka 94;SE Sweden 46;CH Switzerland 41;
TW Taiwan 886;TZ Tanzania 255;TH Thailand 66;TN Tunisia 216;TR Türkiye 90;UA Ukraine 380;
AE United Arab Emirates 971;GB United Kingdom 44;US United States 1;UY Uruguay 598;VN Vietnam 84`;

/** Countries with the code of ISO 3166-1 and the calling code, by name. */
export const countries: readonly Country[] = list.split(/;\s*/).map((entry) => {
  const words = entry.split(' ');
  return {
    code: words[0] ?? '',
    name: words.slice(1, -1).join(' '),
    calling: `+${words.at(-1) ?? ''}`,
  };
});
