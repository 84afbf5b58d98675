/**
 * Which polity held a city in a year, from what is known of its history, written down before the borders were looked
 * at: city, longitude, latitude, then years with the polity's id or English name. `world/borders/probes.test.ts` asks
 * the borders. Where one realm lay within another, the inner one is named.
 */
const table = `
Lisbon -9.14 38.72: 1230 Portugal, 1500 Portugal, 1850 Portugal, 1920 Portugal, 2000 Portugal
Toledo -4.02 39.86: 1000 Umayyads of Córdoba, 1100 León and Castile, 1230 León and Castile, 1400 León and Castile
Córdoba -4.78 37.88: 600 Visigothic Kingdom, 750 umayyad-caliphate, 950 Umayyads of Córdoba, 1300 León and Castile
Granada -3.6 37.18: 1400 Granada, 1822 spanish-empire
Madrid -3.7 40.42: 1600 spanish-empire, 1822 spanish-empire, 1938 Spain (since 1914), 1991 Spain (since 1914)
Amsterdam 4.9 52.37: 1700 netherlands, 1800 netherlands, 1820 netherlands, 1920 netherlands, 2010 netherlands
Brussels 4.35 50.85: 1820 netherlands, 1900 Belgium, 1945 Belgium
Paris 2.35 48.86: 500 Frankish Kingdom, 900 France, 1430 France, 1700 France, 1850 France, 1914 France (since 1871), 1991 France (since 1871)
Lyon 4.83 45.76: 117 roman-empire, 850 Middle Francia, 1650 France
Dijon 5.04 47.32: 1250 France, 1450 Valois Burgundy, 1600 France
Metz 6.18 49.12: 850 Middle Francia, 880 East Francia, 1900 Prussia and Germany, 1914 Prussia and Germany, 1920 France (since 1871)
Aachen 6.08 50.78: 800 Frankish Kingdom, 850 Middle Francia, 915 France, 940 East Francia
Geneva 6.14 46.2: 860 Middle Francia, 950 Kingdom of Burgundy, 1938 Switzerland
London -0.13 51.51: 117 roman-empire, 900 Anglo-Saxon kingdoms, 1200 England, 1650 Great Britain and Ireland, 1850 british-empire, 1914 british-empire, 2005 United Kingdom
York -1.08 53.96: 880 Danelaw, 1000 England
Dublin -6.26 53.35: 1850 british-empire, 1914 british-empire, 1938 Ireland, 1991 Ireland
Oslo 10.75 59.91: 1300 Norway, 1700 Denmark–Norway, 1910 Norway (since 1905), 1945 Norway (since 1905)
Stockholm 18.07 59.33: 1450 Kalmar Union, 1650 Sweden, 1920 Sweden
Copenhagen 12.57 55.68: 1250 Denmark, 1600 Denmark–Norway, 1938 Denmark
Riga 24.11 56.95: 1600 Poland, 1650 Sweden, 1750 russian-empire, 1914 russian-empire, 1938 Latvia, 1945 Soviet Russia and the Soviet Union, 1991 Latvia
Tallinn 24.75 59.44: 1600 Sweden, 1850 russian-empire, 1930 Estonia, 1980 Soviet Russia and the Soviet Union
Helsinki 24.94 60.17: 1600 Sweden, 1900 russian-empire, 1920 Finland
Viipuri 28.75 60.71: 1930 Finland, 1945 Soviet Russia and the Soviet Union
Gdańsk 18.65 54.35: 1550 Poland, 1700 Poland, 1850 Prussia and Germany, 1930 Free City of Danzig, 1945 Poland (since 1918)
Warsaw 21.01 52.23: 1600 Poland, 1800 Prussia and Germany, 1810 Duchy of Warsaw, 1850 russian-empire, 1914 russian-empire, 1920 Poland (since 1918), 1942 Germany, 1991 Poland (since 1918)
Kraków 19.94 50.06: 1350 Poland, 1900 Habsburg Austria, 1938 Poland (since 1918)
Lviv 24.03 49.84: 1450 Poland, 1914 Habsburg Austria, 1930 Poland (since 1918), 1945 Soviet Russia and the Soviet Union, 2000 Ukraine
Vilnius 25.28 54.69: 1350 Lithuania, 1450 Lithuania, 1540 Lithuania, 1600 Poland, 1900 russian-empire, 1930 Poland (since 1918), 1991 Republic of Lithuania
Wrocław 17.03 51.11: 1900 Prussia and Germany, 1938 Germany, 1945 Poland (since 1918)
Poznań 16.93 52.41: 1914 Prussia and Germany, 1920 Poland (since 1918)
Königsberg 20.51 54.71: 1914 Prussia and Germany, 1938 Germany, 1960 Soviet Russia and the Soviet Union, 2000 Russian Federation
Berlin 13.4 52.52: 1850 Prussia and Germany, 1938 Germany, 1970 East Germany, 1991 Germany
Munich 11.58 48.14: 1300 holy-roman-empire, 1900 Prussia and Germany, 1970 West Germany
Dresden 13.74 51.05: 1868 Prussia and Germany, 1980 East Germany
Vienna 16.37 48.21: 1400 holy-roman-empire, 1850 Habsburg Austria, 1920 Austria, 1940 Germany, 1991 Austria
Prague 14.42 50.08: 1900 Habsburg Austria, 1930 Czechoslovakia, 1940 Germany, 1991 Czechoslovakia, 2000 Czech Republic
Bratislava 17.11 48.15: 1942 Slovakia, 1991 Czechoslovakia, 2000 Slovakia
Budapest 19.04 47.5: 1300 Hungary, 1600 ottoman-empire, 1850 Habsburg Austria, 1920 Hungary (since 1918), 1991 Hungary (since 1918)
Cluj 23.59 46.77: 1914 Habsburg Austria, 1930 Romania, 1942 Hungary (since 1918), 1991 Romania
Bucharest 26.1 44.43: 1500 Wallachia, 1865 Romanian Principalities, 1900 Romania, 1914 Romania, 1945 Romania
Iași 27.6 47.16: 1500 Moldavia, 1900 Romania
Chișinău 28.86 47.01: 1850 russian-empire, 1930 Romania, 1950 Soviet Russia and the Soviet Union, 2000 Moldova
Belgrade 20.46 44.82: 1850 Principality of Serbia, 1900 Serbia, 1914 Serbia, 1930 Yugoslavia, 1991 Yugoslavia, 2010 Serbia
Sarajevo 18.41 43.86: 1600 ottoman-empire, 1914 Habsburg Austria, 1938 Yugoslavia, 2000 Bosnia and Herzegovina
Zagreb 15.98 45.81: 1900 Habsburg Austria, 1930 Yugoslavia, 2000 Croatia
Ljubljana 14.51 46.06: 1914 Habsburg Austria, 1938 Yugoslavia, 1991 Slovenia
Skopje 21.43 42: 1914 Serbia, 1938 Yugoslavia, 2000 North Macedonia
Tirana 19.82 41.33: 1914 Albania, 1941 Italy, 1991 Albania
Sofia 23.32 42.7: 900 Bulgaria, 1500 ottoman-empire, 1900 Bulgaria, 1914 Bulgaria, 1938 Bulgaria
Athens 23.73 37.98: -450 athens, 1250 Frankish Greece (Athens, Achaea), 1440 Frankish Greece (Athens, Achaea), 1600 ottoman-empire, 1850 Greece, 1914 Greece, 1991 Greece
Thessaloniki 22.94 40.64: 1000 byzantine-empire, 1210 Kingdom of Thessalonica, 1230 Despotate of Epirus, 1250 byzantine-empire, 1850 ottoman-empire, 1914 Greece
Heraklion 25.13 35.34: 1850 ottoman-empire, 1914 Greece
Constantinople 28.95 41.01: 400 byzantine-empire, 1180 byzantine-empire, 1230 Latin Empire, 1300 byzantine-empire, 1600 ottoman-empire, 1914 ottoman-empire, 1938 Turkey
Ankara 32.85 39.93: 1150 Sultanate of Rum, 1914 ottoman-empire, 1991 Turkey
Kars 43.1 40.6: 1900 russian-empire, 1938 Turkey
Rome 12.5 41.9: -100 roman-republic, 200 roman-empire, 510 Ostrogothic Kingdom, 1600 Papal States, 1900 Italy, 1938 Italy
Florence 11.25 43.77: 1450 Florence and Tuscany, 1600 Florence and Tuscany, 1870 Italy
Genoa 8.93 44.41: 1300 Republic of Genoa, 1750 Republic of Genoa, 1850 Savoy–Sardinia
Milan 9.19 45.46: 1550 Duchy of Milan, 1840 Lombardy–Venetia, 1900 Italy
Venice 12.33 45.44: 1400 Republic of Venice, 1840 Lombardy–Venetia, 1900 Italy
Trieste 13.77 45.65: 1914 Habsburg Austria, 1930 Italy
Bolzano 11.35 46.5: 1914 Habsburg Austria, 1930 Italy
Palermo 13.36 38.12: 1000 Fatimid Caliphate, 1200 Sicily and Naples, 1600 spanish-empire, 1900 Italy
Syracuse 15.28 37.07: -350 Syracuse, 200 roman-empire
Kyiv 30.52 50.45: 1000 Kievan Rus’, 1340 Rus’ principalities and Novgorod, 1365 Lithuania, 1450 Lithuania, 1600 Poland, 1700 russian-empire, 1780 russian-empire, 1850 russian-empire, 1930 Soviet Russia and the Soviet Union, 2000 Ukraine
Poltava 34.55 49.59: 1600 Poland, 1640 Poland, 1700 russian-empire
Azov 39.42 47.11: 1780 russian-empire
Suceava 26.26 47.65: 1500 Moldavia, 1800 Habsburg Austria, 1900 Habsburg Austria, 1930 Romania
Galați 28.05 45.44: 1850 Moldavia
Stralsund 13.08 54.31: 1700 Sweden, 1777 Sweden
Maastricht 5.69 50.85: 1869 netherlands
Mantua 10.79 45.16: 1822 Lombardy–Venetia
Aurangabad 75.34 19.88: 1776 Hyderabad
Leptis 14.3 32.64: -195 carthage
Novgorod 31.28 58.52: 1100 Kievan Rus’, 1250 Rus’ principalities and Novgorod, 1400 Rus’ principalities and Novgorod, 1600 russian-empire
Moscow 37.62 55.76: 1500 russian-empire, 1914 russian-empire, 1920 Soviet Russia and the Soviet Union, 1991 Soviet Russia and the Soviet Union, 2000 Russian Federation
Minsk 27.56 53.9: 1500 Lithuania, 1700 Poland, 1930 Soviet Russia and the Soviet Union, 2000 Belarus
Brest 23.69 52.1: 1930 Poland (since 1918), 1960 Soviet Russia and the Soviet Union
Vladivostok 131.9 43.12: 1900 russian-empire, 1920 Soviet Russia and the Soviet Union, 2000 Russian Federation
Toyohara 142.73 46.96: 1930 japan, 1950 Soviet Russia and the Soviet Union
Tbilisi 44.79 41.72: 1150 Georgia, 1900 russian-empire, 1919 Republic of Georgia, 1938 Soviet Russia and the Soviet Union, 2000 Republic of Georgia
Tashkent 69.24 41.3: 1914 russian-empire, 1991 Soviet Russia and the Soviet Union, 2000 Uzbekistan
Almaty 76.9 43.24: 1938 Soviet Russia and the Soviet Union, 2000 Kazakhstan
Samarkand 66.97 39.65: 900 Samanids, 1400 Timurid Empire, 1600 Khanate of Bukhara
Cairo 31.24 30.05: 920 abbasid-caliphate, 950 Ikhshidids, 1060 Fatimid Caliphate, 1255 Mamluk Sultanate, 1400 Mamluk Sultanate, 1600 ottoman-empire, 1914 british-empire, 1938 Egypt (since 1922), 1991 Egypt (since 1922)
Jerusalem 35.23 31.77: -800 Kingdom of Judah, -600 Kingdom of Judah, 920 abbasid-caliphate, 1150 Crusader states, 1600 ottoman-empire, 1930 british-empire
Samaria 35.19 32.28: -800 Kingdom of Israel
Damascus 36.3 33.51: -800 Aram-Damascus, 700 umayyad-caliphate, 920 abbasid-caliphate, 950 Ikhshidids, 1255 Ayyubids, 1400 Mamluk Sultanate, 1914 ottoman-empire, 1938 France (since 1871), 1991 Syria
Tel Aviv 34.78 32.08: 1914 ottoman-empire, 1945 british-empire, 1991 Israel
Amman 35.93 31.95: 1930 british-empire, 1960 Jordan
Baghdad 44.37 33.32: 800 abbasid-caliphate, 1000 Buyids, 1300 Ilkhanate, 1700 ottoman-empire, 1914 ottoman-empire, 1938 Iraq, 1991 Iraq
Mecca 39.83 21.42: 1914 ottoman-empire, 1920 Kingdom of Hejaz, 1938 Saudi Arabia
Riyadh 46.72 24.69: 1920 Saudi Arabia, 1991 Saudi Arabia
Hail 41.69 27.52: 1914 Emirate of Jabal Shammar, 1938 Saudi Arabia
Sanaa 44.19 15.35: 1914 ottoman-empire, 1938 Yemen, 1991 Yemen
Al Mukalla 49.0 14.62: 1920 british-empire, 1980 South Yemen, 2000 Yemen
Tehran 51.39 35.69: 1600 Safavid Iran, 1850 Iran (Zand, Qajar), 1914 Iran (Zand, Qajar), 1938 Iran, 1991 Iran
Kabul 69.17 34.53: 1190 Ghurids, 1850 Durrani Empire (Afghanistan), 1938 Afghanistan, 1991 Afghanistan
Lahore 74.35 31.55: 1100 Ghaznavids, 1195 Ghurids, 1840 Sikh Empire, 1855 British India, 1960 Pakistan
Delhi 77.21 28.65: 1195 Ghurids, 1300 Delhi Sultanate, 1600 mughal-empire, 1855 British India, 1914 British India, 1991 India (since 1947)
Calcutta 88.36 22.57: 1850 British India, 1945 British India, 1960 India (since 1947)
Madras 80.27 13.08: 1850 British India, 1938 British India
Dhaka 90.41 23.81: 1960 Pakistan, 1991 Bangladesh
Colombo 79.86 6.93: 1945 british-empire, 1991 Sri Lanka
Kathmandu 85.32 27.71: 1850 Nepal, 1920 Nepal, 1991 Nepal
Moulmein 97.65 16.48: 1800 Burma (Taungoo, Konbaung), 1830 British India, 1850 British India
Pune 73.85 18.5: 1780 Marathas, 1825 British India, 1850 British India
Nagpur 79.1 21.15: 1780 Marathas, 1830 British India
Lucknow 80.95 26.85: 1780 Awadh, 1804 Awadh, 1850 Awadh, 1860 British India
Karachi 67.05 24.9: 1845 British India, 1880 British India
Sylhet 91.87 24.9: 1450 Bengal Sultanate
Ajmer 74.63 26.45: 1200 Ghurids
Multan 71.47 30.2: 1180 Ghurids
Rangoon 96.16 16.8: 1840 Burma (Taungoo, Konbaung), 1855 British India, 1900 British India, 1940 british-empire, 1991 Burma (Myanmar)
Bangkok 100.5 13.76: 1600 Siam, 1775 Siam, 1920 Siam, 1991 Thailand
Phnom Penh 104.92 11.56: 1920 France (since 1871), 1991 Cambodia (since 1953)
Hanoi 105.85 21.03: 1100 Vietnam (Đại Việt), 1920 France (since 1871), 1970 North Vietnam, 1991 Vietnam (since 1976)
Saigon 106.66 10.78: 1920 France (since 1871), 1970 South Vietnam, 1991 Vietnam (since 1976)
Kuala Lumpur 101.69 3.14: 1938 british-empire, 1991 Malaysia
Singapore 103.82 1.35: 1938 british-empire, 1991 Singapore
Jakarta 106.83 -6.2: 1800 netherlands, 1900 netherlands, 1938 netherlands, 1991 Indonesia
Jayapura 140.67 -2.6: 1955 netherlands, 1991 Indonesia
Dili 125.58 -8.56: 1938 Portugal, 1991 Indonesia, 2010 Timor-Leste
Manila 120.98 14.6: 1700 spanish-empire, 1914 united-states, 1991 Philippines
Tainan 120.2 23: 1640 Dutch Formosa, 1670 Kingdom of Tungning, 1800 qing-dynasty, 1920 japan, 1991 Republic of China
Beijing 116.4 39.9: 1300 Yuan dynasty, 1500 ming-dynasty, 1800 qing-dynasty, 1920 Republic of China, 1991 People’s Republic of China
Chang’an 108.94 34.27: -210 qin-dynasty, 100 han-dynasty, 700 tang-dynasty
Harbin 126.64 45.75: 1920 Republic of China, 1938 Manchukuo, 1991 People’s Republic of China
Lhasa 91.12 29.65: 700 Tibetan Empire, 1850 qing-dynasty, 1938 Tibet (1912–1950), 1991 People’s Republic of China
Ürümqi 87.6 43.8: 1800 qing-dynasty, 1938 Republic of China, 1991 People’s Republic of China
Ulaanbaatar 106.9 47.92: 1850 qing-dynasty, 1920 Mongolia, 1991 Mongolia
Seoul 126.98 37.57: 700 Silla, 1500 joseon, 1920 japan, 1991 South Korea
Pyongyang 125.75 39.03: 500 Goguryeo, 1920 japan, 1991 North Korea
Tokyo 139.69 35.69: 1700 tokugawa-shogunate, 1914 japan, 1991 japan
Naha 127.68 26.21: 1938 japan, 1960 united-states, 1991 japan
Hong Kong 114.17 22.4: 1991 british-empire, 2010 People’s Republic of China
Algiers 3.06 36.75: 1700 ottoman-empire, 1840 France, 1914 France (since 1871), 1991 Algeria
Tunis 10.18 36.81: -300 carthage, 1914 France (since 1871), 1991 Tunisia
Tripoli 13.19 32.89: 1920 Italy, 1945 british-empire, 1991 Libya
Fez -5 34.03: 1600 Morocco (Marinid, Saadi, Alawi), 1920 France (since 1871), 1991 Morocco (since 1956)
Tetouan -5.37 35.57: 1938 Spain (since 1914), 1991 Morocco (since 1956)
Khartoum 32.53 15.59: 1914 british-empire, 1991 Sudan
Juba 31.58 4.85: 1991 Sudan, 2015 South Sudan
Addis Ababa 38.75 9.03: 1920 ethiopian-empire, 1938 Italy, 1945 ethiopian-empire, 1991 Ethiopia (since 1974)
Asmara 38.93 15.34: 1920 Italy, 1945 british-empire, 1960 ethiopian-empire, 2000 Eritrea
Mogadishu 45.34 2.04: 1938 Italy, 1991 Somalia
Nairobi 36.82 -1.29: 1914 british-empire, 1991 Kenya
Dodoma 35.74 -6.17: 1914 German colonies, 1938 british-empire, 1991 Tanzania
Kigali 30.06 -1.95: 1914 German colonies, 1938 Congo Free State (Belgian Congo), 1991 Rwanda
Kinshasa 15.3 -4.4: 1914 Congo Free State (Belgian Congo), 1991 Democratic Republic of the Congo
Luanda 13.25 -8.84: 1914 Portugal, 1991 Angola
Windhoek 17.08 -22.56: 1914 German colonies, 1938 South Africa, 1991 Namibia
Harare 31.05 -17.83: 1938 british-empire, 1970 Rhodesia, 1991 Zimbabwe
Pretoria 28.19 -25.75: 1914 british-empire, 1938 South Africa, 1991 South Africa
Maseru 27.6 -29.4: 1938 british-empire, 1991 Lesotho
Accra -0.19 5.6: 1938 british-empire, 1991 Ghana
Lagos 3.4 6.5: 1938 british-empire, 1991 Nigeria
Dakar -17.4 14.72: 1914 France (since 1871), 1991 Senegal
Timbuktu -3.01 16.77: 1350 mali-empire, 1550 songhai-empire, 1920 France (since 1871), 1991 Republic of Mali
Yaoundé 11.5 3.87: 1914 German colonies, 1938 France (since 1871), 1991 Cameroon
Monrovia -10.75 6.4: 1900 Liberia, 1938 Liberia
Antananarivo 47.52 -18.9: 1914 France (since 1871), 1991 Madagascar
Washington -77.04 38.91: 1800 united-states, 1914 united-states, 1991 united-states
Honolulu -157.8 21.4: 1938 united-states
Houston -95.37 29.76: 1830 Mexico, 1840 Republic of Texas, 1850 united-states
San Francisco -122.3 37.7: 1800 spanish-empire, 1840 Mexico, 1900 united-states
Montreal -73.57 45.5: 1700 New France, 1800 british-empire, 1920 british-empire, 1938 Canada, 1991 Canada
St. John’s -52.75 47.55: 1938 british-empire, 1960 Canada
Mexico City -99.13 19.43: 1450 aztec-empire, 1600 spanish-empire, 1850 Mexico, 1914 Mexico, 1991 Mexico
Guatemala City -90.51 14.63: 1830 Federal Republic of Central America, 1900 Guatemala, 1938 Guatemala
Managua -86.25 12.14: 1914 Nicaragua, 1991 Nicaragua
Havana -82.37 23.1: 1850 spanish-empire, 1910 Cuba, 1991 Cuba
Santo Domingo -69.93 18.5: 1700 spanish-empire, 1900 Dominican Republic, 1938 Dominican Republic
Bogotá -74.08 4.65: 1825 Gran Colombia, 1900 Colombia, 1991 Colombia
Caracas -66.9 10.45: 1825 Gran Colombia, 1914 Venezuela, 1991 Venezuela
Quito -78.5 -0.2: 1500 inca-empire, 1825 Gran Colombia, 1914 Ecuador
Lima -77.0 -12.05: 1600 spanish-empire, 1822 spanish-empire, 1850 Peru, 1914 Peru
La Paz -68.15 -16.5: 1850 Bolivia, 1938 Bolivia
Tacna -70.2 -18.0: 1920 Chile, 1938 Peru
Santiago -70.65 -33.45: 1700 spanish-empire, 1850 Chile, 1914 Chile, 1991 Chile
Buenos Aires -58.5 -34.6: 1850 Argentina, 1914 Argentina, 1991 Argentina
Asunción -57.5 -25.3: 1850 Paraguay, 1991 Paraguay
Montevideo -56.16 -34.85: 1850 Uruguay, 1938 Uruguay
Rio de Janeiro -43.3 -22.85: 1750 Portugal, 1850 Brazil, 1991 Brazil
Paramaribo -55.2 5.8: 1869 netherlands, 1938 netherlands, 1991 Suriname
Kingston -76.8 18.05: 1850 british-empire, 1991 Jamaica
Sydney 151.1 -33.85: 1850 british-empire, 1914 british-empire, 1938 Australia, 1991 Australia
Auckland 174.76 -36.87: 1914 british-empire, 1991 New Zealand
Lae 147 -6.7: 1914 German colonies, 1938 Australia, 1991 Papua New Guinea
`;

export interface Probe {
  city: string;
  at: readonly [longitude: number, latitude: number];
  year: number;
  polity: string;
}

export const probes: readonly Probe[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, city, x, y, said] = /^(.+?) (-?[\d.]+) (-?[\d.]+): (.+)$/.exec(line) as unknown as [string, string, string, string, string];
    return said.split(/, (?=-?\d)/).map((one): Probe => {
      const [, year, polity] = /^(-?\d+) (.+)$/.exec(one) as unknown as [string, string, string];
      return { city, at: [Number(x), Number(y)], year: Number(year), polity };
    });
  });
