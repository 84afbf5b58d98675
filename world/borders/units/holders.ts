/**
 * Who held each unit since when: the state at the end of the year, so that a year has one holder. What an army occupied
 * for a while is not drawn, what was annexed or set up as a state for longer than a year is; where control and claim
 * differ, control is drawn, as Natural Earth does. The first year is 1914 where none is given.
 */
const table = `
Afghanistan: afghanistan
Albania: 1913 albania, 1939 italy, 1943 albania
Algeria: france, 1962 algeria
Alsace-Moselle: german-empire, 1918 france
American Samoa: usa
Andorra: 1815 andorra
Angola: portugal, 1975 angola
Anguilla: britain, 1998 uk
Antigua and Barb.: britain, 1981 antigua
Argentina: argentina
Armenia: russia, 1918 armenia, 1920 soviet-union, 1992 armenia
Aruba: netherlands
Asir: idrisids, 1930 saudi
Australia: britain, 1931 australia
Austria: habsburgs, 1919 austria, 1938 germany, 1945 austria
Azerbaijan: russia, 1918 azerbaijan, 1920 soviet-union, 1992 azerbaijan
Bahamas: britain, 1973 bahamas
Bahrain: britain, 1971 bahrain
Bangladesh: british-india, 1947 pakistan, 1971 bangladesh
Barbados: britain, 1966 barbados
Belarus: russia, 1918 soviet-union, 1992 belarus
Belarus (west): russia, 1918 soviet-union, 1920 poland, 1939 soviet-union, 1992 belarus
Belgium: belgium
Belize: britain, 1981 belize
Benin: france, 1960 benin
Bermuda: britain, 1998 uk
Bhutan: 1866 bhutan
Bolivia: bolivia
Bosnia and Herz.: habsburgs, 1918 yugoslavia, 1992 bosnia
Botswana: britain, 1966 botswana
Brazil: brazil
British Virgin Is.: britain, 1998 uk
Brunei: britain, 1984 brunei
Budjak: russia, 1918 romania, 1940 soviet-union, 1992 ukraine
Bukovina (north): habsburgs, 1918 romania, 1940 soviet-union, 1992 ukraine
Bukovina (south): habsburgs, 1918 romania
Bulgaria: 1913 bulgaria
Burkina Faso: france, 1960 burkina
Burundi: german-colonies, 1916 belgian-congo, 1962 burundi
Cabo Verde: portugal, 1975 cape-verde
Cambodia: france, 1953 cambodia
Cameroon: german-colonies, 1916 france, 1960 cameroon
Canada: britain, 1931 canada
Cayman Is.: britain, 1998 uk
Central African Rep.: france, 1960 car
Chad: france, 1960 chad
Chile: chile
China: 1912 roc, 1949 prc
Colombia: colombia
Comoros: france, 1975 comoros
Congo: france, 1960 congo-b
Cook Is.: britain, 1931 new-zealand
Costa Rica: 1841 costa-rica
Crimea: russia, 1918 soviet-union, 1992 ukraine, 2014 russian-federation
Croatia: habsburgs, 1918 yugoslavia, 1991 croatia
Cuba: 1902 cuba
Curaçao: netherlands
Cyprus: britain, 1960 cyprus
Czechia: habsburgs, 1918 czechoslovakia, 1939 germany, 1945 czechoslovakia, 1993 czechia
Côte d'Ivoire: france, 1960 ivory-coast
Danzig: german-empire, 1919 germany, 1920 danzig, 1939 germany, 1945 poland
Dem. Rep. Congo: belgian-congo, 1960 congo-k
Denmark: denmark
Djibouti: france, 1977 djibouti
Dodecanese: italy, 1947 greece
Dominica: britain, 1978 dominica
Dominican Rep.: 1844 dominican
East Germany: german-empire, 1919 germany, 1949 east-germany, 1990 germany
East Prussia (south): german-empire, 1919 germany, 1945 poland
Ecuador: ecuador
Egypt: britain, 1922 egypt
El Salvador: 1841 salvador
Eq. Guinea: spain, 1968 guinea-eq
Eritrea: italy, 1941 britain, 1952 ethiopia-empire, 1975 ethiopia, 1993 eritrea
Estonia: russia, 1918 estonia, 1940 soviet-union, 1991 estonia
Ethiopia: ethiopia-empire, 1936 italy, 1941 ethiopia-empire, 1975 ethiopia
Faeroe Is.: denmark
Falkland Is.: britain, 1998 uk
Fiji: britain, 1970 fiji
Finland: russia, 1918 finland
Finnish Karelia: russia, 1918 finland, 1944 soviet-union, 1992 russian-federation
Fr. Polynesia: france
France: france
Gabon: france, 1960 gabon
Galicia (east): habsburgs, 1919 poland, 1939 soviet-union, 1992 ukraine
Galicia (west): habsburgs, 1918 poland, 1939 germany, 1945 poland
Gambia: britain, 1965 gambia
Gaza: ottomans, 1918 britain, 1948 egypt, 1967 israel, 1994 palestine
Georgia: russia, 1918 georgia, 1921 soviet-union, 1992 georgia
Germany: german-empire, 1919 germany, 1949 west-germany, 1990 germany
Ghana: britain, 1957 ghana
Greece: 1913 greece
Greenland: denmark
Grenada: britain, 1974 grenada
Guam: usa
Guatemala: 1841 guatemala
Guernsey: britain, 1998 uk
Guinea: france, 1958 guinea
Guinea-Bissau: portugal, 1974 guinea-bissau
Guyana: britain, 1966 guyana
Haiti: 1804 haiti
Hatay: ottomans, 1918 france, 1939 turkey
Hejaz: ottomans, 1916 hejaz, 1925 saudi
Honduras: 1841 honduras
Hong Kong: britain, 1997 prc
Hungary: habsburgs, 1918 hungary
Iceland: denmark, 1918 iceland
India: british-india, 1947 india
Indonesia: netherlands, 1949 indonesia
Iran: qajar, 1925 iran
Iraq: ottomans, 1918 britain, 1932 iraq
Ireland: britain, 1922 ireland
Isle of Man: britain, 1998 uk
Israel: ottomans, 1918 britain, 1948 israel
Istria: habsburgs, 1920 italy, 1947 yugoslavia, 1991 croatia
Italy: italy
Jabal Shammar: rashidis, 1921 saudi
Jamaica: britain, 1962 jamaica
Japan: japan
Jersey: britain, 1998 uk
Jordan: ottomans, 1918 britain, 1946 jordan
Kars and Artvin: russia, 1918 ottomans, 1919 armenia, 1920 ottomans, 1923 turkey
Kazakhstan: russia, 1918 soviet-union, 1992 kazakhstan
Kenya: britain, 1963 kenya
Kiribati: britain, 1979 kiribati
Kosovo: 1913 serbia, 1918 yugoslavia, 2006 serbia, 2008 kosovo
Kurils: japan, 1945 soviet-union, 1992 russian-federation
Kuwait: britain, 1961 kuwait
Kyrgyzstan: russia, 1918 soviet-union, 1992 kyrgyzstan
Königsberg: german-empire, 1919 germany, 1945 soviet-union, 1992 russian-federation
Laos: france, 1953 laos
Latvia: russia, 1918 latvia, 1940 soviet-union, 1991 latvia
Lebanon: ottomans, 1918 france, 1943 lebanon
Lesotho: britain, 1966 lesotho
Liberia: 1847 liberia
Libya: italy, 1943 britain, 1951 libya
Liechtenstein: 1806 liechtenstein
Lithuania: russia, 1918 lithuania, 1940 soviet-union, 1991 lithuania
Luxembourg: 1839 luxembourg
Macao: portugal, 1999 prc
Macedonia: 1913 serbia, 1918 yugoslavia, 1991 macedonia
Madagascar: france, 1960 madagascar
Malawi: britain, 1964 malawi
Malaysia: britain, 1957 malaysia
Maldives: britain, 1965 maldives
Mali: france, 1960 mali
Malta: britain, 1964 malta
Manchuria: 1912 roc, 1932 manchukuo, 1945 roc, 1949 prc
Marshall Is.: japan, 1945 usa, 1986 marshall
Mauritania: france, 1960 mauritania
Mauritius: britain, 1968 mauritius
Memel: german-empire, 1919 germany, 1920 france, 1923 lithuania, 1939 germany, 1945 soviet-union, 1991 lithuania
Mexico: mexico
Micronesia: japan, 1945 usa, 1986 micronesia
Moldova: russia, 1918 romania, 1940 soviet-union, 1992 moldova
Monaco: 1861 monaco
Mongolia: 1912 mongolia
Montenegro: 1913 montenegro, 1918 yugoslavia, 2006 montenegro
Montserrat: britain, 1998 uk
Morocco: france, 1956 morocco
Mozambique: portugal, 1975 mozambique
Myanmar: british-india, 1937 britain, 1948 burma
N. Cyprus: britain, 1960 cyprus
N. Mariana Is.: japan, 1945 usa
Namibia: german-colonies, 1915 britain, 1931 south-africa, 1990 namibia
Nauru: german-colonies, 1915 britain, 1931 australia, 1968 nauru
Nepal: 1816 nepal
Netherlands: netherlands
New Caledonia: france
New Guinea (north-east): german-colonies, 1915 britain, 1931 australia, 1975 png
New Zealand: britain, 1931 new-zealand
Newfoundland: britain, 1949 canada
Nicaragua: 1841 nicaragua
Niger: france, 1960 niger
Nigeria: britain, 1960 nigeria
Niue: britain, 1931 new-zealand
Norfolk Island: britain, 1931 australia
North Korea: japan, 1945 north-korea
North Schleswig: german-empire, 1919 germany, 1920 denmark
Norway: 1905 norway
Oman: 1856 oman
Pakistan: british-india, 1947 pakistan
Palau: japan, 1945 usa, 1994 palau
Palestine: ottomans, 1918 britain, 1948 jordan, 1967 israel, 1994 palestine
Panama: 1903 panama
Papua New Guinea: britain, 1931 australia, 1975 png
Paraguay: paraguay
Peru: peru
Petsamo: russia, 1918 soviet-union, 1920 finland, 1944 soviet-union, 1992 russian-federation
Philippines: usa, 1946 philippines
Pitcairn Is.: britain, 1998 uk
Poland: russia, 1918 poland, 1939 germany, 1945 poland
Portugal: portugal
Posen and West Prussia: german-empire, 1919 poland, 1939 germany, 1945 poland
Puerto Rico: usa
Qatar: ottomans, 1916 britain, 1971 qatar
Rif: spain, 1956 morocco
Romania: 1913 romania
Russia: russia, 1918 soviet-union, 1992 russian-federation
Rwanda: german-colonies, 1916 belgian-congo, 1962 rwanda
Ryukyus: japan, 1945 usa, 1972 japan
S. Sudan: britain, 1956 sudan, 2011 south-sudan
Saharan provinces: spain, 1976 morocco
Saint Helena: britain, 1998 uk
Saint Lucia: britain, 1979 st-lucia
Samoa: german-colonies, 1915 britain, 1931 new-zealand, 1962 samoa
San Marino: 1815 san-marino
Saudi Arabia: saudi
Senegal: france, 1960 senegal
Serbia: 1913 serbia, 1918 yugoslavia, 2006 serbia
Seychelles: britain, 1976 seychelles
Sierra Leone: britain, 1961 sierra-leone
Silesia and Pomerania: german-empire, 1919 germany, 1945 poland
Singapore: britain, 1963 malaysia, 1965 singapore
Sint Maarten: netherlands
Slovakia: habsburgs, 1918 czechoslovakia, 1939 slovakia, 1945 czechoslovakia, 1993 slovakia
Slovenia: habsburgs, 1918 yugoslavia, 1991 slovenia
Slovenian Littoral: habsburgs, 1920 italy, 1947 yugoslavia, 1991 slovenia
Solomon Is.: britain, 1978 solomons
Somalia: italy, 1941 britain, 1950 italy, 1960 somalia
Somaliland: britain, 1960 somalia
South Africa: britain, 1931 south-africa
South Korea: japan, 1945 south-korea
South Sakhalin: japan, 1945 soviet-union, 1992 russian-federation
South Tyrol and Trentino: habsburgs, 1918 italy
South Vietnam: france, 1954 south-vietnam, 1976 vietnam
South Yemen: britain, 1967 south-yemen, 1990 yemen
Southern Dobruja: 1913 romania, 1940 bulgaria
Spain: spain
Sri Lanka: britain, 1948 sri-lanka
St-Barthélemy: france
St-Martin: france
St. Kitts and Nevis: britain, 1983 st-kitts
St. Pierre and Miquelon: france
St. Vin. and Gren.: britain, 1979 st-vincent
Sudan: britain, 1956 sudan
Suriname: netherlands, 1975 suriname
Sweden: sweden
Switzerland: switzerland
Syria: ottomans, 1918 france, 1946 syria
São Tomé and Principe: portugal, 1975 sao-tome
Tacna: chile, 1929 peru
Taiwan: japan, 1945 roc
Tajikistan: russia, 1918 soviet-union, 1992 tajikistan
Tanzania: german-colonies, 1916 britain, 1961 tanzania
Thailand: siam, 1939 thailand
Tibet: 1912 tibet, 1951 prc
Timor-Leste: portugal, 1976 indonesia, 2002 timor
Togo: german-colonies, 1916 france, 1960 togo
Tonga: britain, 1970 tonga
Transcarpathia: habsburgs, 1918 hungary, 1919 czechoslovakia, 1939 hungary, 1945 soviet-union, 1992 ukraine
Transylvania: habsburgs, 1918 romania
Transylvania (north): habsburgs, 1918 romania, 1940 hungary, 1945 romania
Trieste and Gorizia: habsburgs, 1918 italy
Trinidad and Tobago: britain, 1962 trinidad
Tunisia: france, 1956 tunisia
Turkey: ottomans, 1923 turkey
Turkmenistan: russia, 1918 soviet-union, 1992 turkmenistan
Turks and Caicos Is.: britain, 1998 uk
Tuva: russia, 1918 soviet-union, 1921 tuva, 1944 soviet-union, 1992 russian-federation
U.S. Virgin Is.: denmark, 1917 usa
Uganda: britain, 1962 uganda
Ukraine: russia, 1918 soviet-union, 1992 ukraine
United Arab Emirates: britain, 1971 uae
United Kingdom: britain, 1998 uk
United States of America: usa
Uruguay: uruguay
Uzbekistan: russia, 1918 soviet-union, 1992 uzbekistan
Vanuatu: france, 1980 vanuatu
Vatican: italy, 1929 vatican
Venezuela: venezuela
Vietnam: france, 1954 north-vietnam, 1976 vietnam
Vilnius: russia, 1918 lithuania, 1920 poland, 1939 lithuania, 1940 soviet-union, 1991 lithuania
Vojvodina: habsburgs, 1918 yugoslavia, 2006 serbia
Volhynia: russia, 1918 soviet-union, 1920 poland, 1939 soviet-union, 1992 ukraine
W. Sahara: spain, 1976 western-sahara
Wallis and Futuna Is.: france
West Papua: netherlands, 1963 indonesia
Western Thrace: 1913 bulgaria, 1920 greece
Yemen: ottomans, 1918 yemen
Zambia: britain, 1964 zambia
Zanzibar: britain, 1964 tanzania
Zimbabwe: britain, 1965 rhodesia, 1980 zimbabwe
eSwatini: britain, 1968 eswatini
Åland: russia, 1918 finland
`;

/** The unit's holders in the order of time, each from a year on. */
export const holders: ReadonlyMap<string, readonly { from: number; state: string }[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [unit, said] = line.split(': ') as [string, string];
      return [
        unit,
        said.split(', ').map((one) => {
          const [, year = '1914', state] = /^(?:(\d{4}) )?(.+)$/.exec(one)!;
          return { from: Number(year), state: state! };
        }),
      ];
    }),
);
