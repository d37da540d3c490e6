// Change: adds custom items: products, versions, top-level pages, search, and settings.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ProductSwitcher } from '../../shell/navigation/client/ProductSwitcher';
import { TopLink } from '../../shell/navigation/client/TopLink';
import { VersionsMenu } from '../../shell/navigation/client/VersionsMenu';
import { SearchNavbarItem } from '../../reader/search/client/SearchLink';
import { SettingsButton } from '../../shell/settings/client/SettingsButton';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionsMenu': VersionsMenu,
  'custom-topLink': TopLink,
  'custom-search': SearchNavbarItem,
  'custom-settings': SettingsButton,
};
